import { useQuery } from "@tanstack/react-query";
import { orderLocations, removeLocation } from "@/data/locations/locations.mutations";
import {
  locationUsageQuery,
  managedLocationsQuery,
  type ManagedLocation,
} from "@/data/locations/locations.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { nameOf } from "../shared/manage/described";
import { OrderedPage } from "../shared/manage/ordered-page";
import { LocationForm } from "./location-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.locations;
  return (
    <OrderedPage
      texts={texts}
      query={useQuery(managedLocationsQuery)}
      order={orderLocations}
      factsOf={(location) => [
        texts.minutes(location.response_time_minutes),
        texts.areasCount(location.areas_covered.length),
        texts.servicesCount(location.serviceIds.length),
      ]}
      Form={LocationForm}
      Deletion={LocationDeletion}
    />
  );
}

function LocationDeletion({ row, onClose }: { row: ManagedLocation; onClose: () => void }) {
  const { t } = useAdminI18n();
  const query = useQuery(locationUsageQuery(row.id));
  return (
    <DeleteDialog
      question={t.locations.deleteQuestion}
      subject={nameOf(row)}
      id={row.id}
      remove={removeLocation}
      deletedText={t.locations.deleted}
      usage={{ query, linesOf: ({ services }) => [t.locations.servicesLeft(services)] }}
      onClose={onClose}
    />
  );
}
