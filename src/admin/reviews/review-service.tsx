import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { Select } from "@/components/ui/staff/select";
import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import { assignReview } from "@/data/staff/reviews.mutations";
import type { ListedReview } from "@/data/staff/reviews.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useFailureToast } from "../shared/failure-text";
import { useUndo } from "../shared/history/use-undo";
import { Options } from "../shared/options";

interface ReviewServiceProps {
  review: ListedReview;
  name: string;
}

/** The service that the review is about, whose page shows it. */
export function ReviewService({ review: { id, service_slug: slug }, name }: ReviewServiceProps) {
  const { t } = useAdminI18n();
  const serviceName = useServiceName();
  const texts = t.reviews;
  const undoOf = useUndo();
  const { mutate, isPending, variables } = useMutation({
    ...assignReview,
    onSuccess: () => toast.success(texts.assigned, undoOf("review", id)),
    onError: useFailureToast()(texts.assignFailed),
  });
  const slugs = slug !== null && !serviceSlugs.includes(slug) ? [...serviceSlugs, slug] : serviceSlugs;
  return (
    <div className="w-full sm:w-72">
      <Select
        aria-label={texts.serviceOf(name)}
        value={isPending ? variables.service : (slug ?? "")}
        aria-busy={isPending}
        onChange={(event) => mutate({ id, service: event.target.value })}
      >
        <option value="">{texts.noService}</option>
        <Options of={slugs} label={(choice) => serviceName(choice) ?? choice} />
      </Select>
    </div>
  );
}
