import { useQuery } from "@tanstack/react-query";
import { orderLocations, removeLocation } from "@/data/staff/locations.mutations";
import { locationUsageQuery, managedLocationsQuery } from "@/data/staff/locations.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { OrderedPage } from "../shared/manage/ordered-page";
import { LocationForm } from "./location-form";

export function Component() {
  const texts = useAdminI18n().t.locations;
  return (
    <OrderedPage
      entity="location"
      texts={texts}
      query={useQuery(managedLocationsQuery)}
      order={orderLocations}
      factsOf={(location) => [
        texts.minutes(location.response_time_minutes),
        texts.areasCount(location.areas_covered.length),
        texts.servicesCount(location.services.filter((service) => service.is_active).length),
        texts.listedCount(location.services.filter((service) => service.is_listed).length),
      ]}
      Form={LocationForm}
      remove={removeLocation}
      usageOf={({ id, slug }) => locationUsageQuery(id, slug)}
      linesOf={({ services, articles }) => [
        texts.servicesLeft(services),
        ...(articles > 0 ? [texts.linksLeft(articles)] : []),
      ]}
    />
  );
}
