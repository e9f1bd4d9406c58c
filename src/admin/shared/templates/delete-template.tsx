import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { deleteTemplate } from "@/data/content-templates/content-templates.mutations";
import {
  contentTemplatesQuery,
  type ContentTemplate,
} from "@/data/content-templates/content-templates.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText } from "../failure-text";

export function DeleteTemplate({ template, onClose }: { template: ContentTemplate; onClose: () => void }) {
  const { t } = useAdminI18n();
  const texts = t.templates;
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteTemplate(template.id),
    onSuccess: () => {
      toast.success(texts.deleted);
      onClose();
    },
    onError: (error) => toast.error(texts.deleteFailed, { description: failureText(error, t.common) }),
    onSettled: () => client.invalidateQueries({ queryKey: contentTemplatesQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={removal.isPending}
      title={texts.deleteQuestion(template.name)}
      text={texts.deleteWarning}
      confirmLabel={t.common.delete}
      cancelLabel={t.common.cancel}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    />
  );
}
