import { useQuery } from "@tanstack/react-query";
import { orderServices, removeService } from "@/data/services/services.mutations";
import {
  managedServicesQuery,
  serviceUsageQuery,
  type ManagedService,
} from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { nameOf } from "../shared/manage/described";
import { OrderedPage } from "../shared/manage/ordered-page";
import { ServiceForm } from "./service-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.services;
  return (
    <OrderedPage
      texts={texts}
      query={useQuery(managedServicesQuery)}
      order={orderServices}
      factsOf={({ starting_price: price }) => [price === null ? texts.noPrice : texts.priceFrom(price)]}
      Form={ServiceForm}
      Deletion={ServiceDeletion}
    />
  );
}

function ServiceDeletion({ row, onClose }: { row: ManagedService; onClose: () => void }) {
  const { t } = useAdminI18n();
  const texts = t.services;
  const query = useQuery(serviceUsageQuery(row));
  return (
    <DeleteDialog
      question={texts.deleteQuestion}
      subject={nameOf(row)}
      id={row.id}
      remove={removeService}
      deletedText={texts.deleted}
      usage={{
        query,
        linesOf: ({ locations, posts }) => [texts.locationsLeft(locations), texts.postsLeft(posts)],
      }}
      onClose={onClose}
    />
  );
}
