import { useQuery } from "@tanstack/react-query";
import { deleteService, orderServices } from "@/data/services/services.mutations";
import {
  managedServicesQuery,
  SERVICES_KEY,
  serviceUsageQuery,
  type ManagedService,
} from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { nameOf } from "../shared/manage/described-row";
import { OrderedPage, type Closing } from "../shared/manage/ordered-page";
import { ServiceForm } from "./service-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.services;
  return (
    <OrderedPage
      texts={texts}
      query={useQuery(managedServicesQuery)}
      listKey={managedServicesQuery.queryKey}
      changedKey={SERVICES_KEY}
      saveOrder={orderServices}
      factsOf={({ starting_price: price }) => [price === null ? texts.noPrice : texts.priceFrom(price)]}
      Form={ServiceForm}
      Deletion={ServiceDeletion}
    />
  );
}

function ServiceDeletion({ row: service, ...closing }: Closing & { row: ManagedService }) {
  const { t } = useAdminI18n();
  const texts = t.services;
  const query = useQuery(serviceUsageQuery(service));
  return (
    <DeleteDialog
      question={texts.deleteQuestion}
      subject={nameOf(service)}
      remove={() => deleteService(service.id)}
      deletedText={texts.deleted}
      usage={{
        query,
        linesOf: ({ locations, posts }) => [texts.locationsLeft(locations), texts.postsLeft(posts)],
      }}
      {...closing}
    />
  );
}
