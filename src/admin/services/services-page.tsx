import { useQuery } from "@tanstack/react-query";
import { orderServices, removeService } from "@/data/staff/services.mutations";
import { managedServicesQuery, serviceUsageQuery } from "@/data/staff/services.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { OrderedPage } from "../shared/manage/ordered-page";
import { ServiceForm } from "./service-form";

export function Component() {
  const texts = useAdminI18n().t.services;
  return (
    <OrderedPage
      entity="service"
      texts={texts}
      query={useQuery(managedServicesQuery)}
      order={orderServices}
      factsOf={({ starting_price: price }) => [price === null ? texts.noPrice : texts.priceFrom(price)]}
      Form={ServiceForm}
      remove={removeService}
      usageOf={(service) => serviceUsageQuery(service)}
      linesOf={({ locations, posts, articles }) => [
        texts.locationsLeft(locations),
        texts.postsLeft(posts),
        ...(articles > 0 ? [texts.articlesLeft(articles)] : []),
      ]}
    />
  );
}
