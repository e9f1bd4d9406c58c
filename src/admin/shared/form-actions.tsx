import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";

interface FormActionsProps {
  isBusy: boolean;
  onCancel: () => void;
}

/** The last line of a form in a window: Cancel and Save, in view however long the form is. */
export function FormActions({ isBusy, onCancel }: FormActionsProps) {
  const { t } = useAdminI18n();
  return (
    <div className="border-border bg-background rounded-b-card sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-4">
      <Button variant="outline" size="small" onClick={onCancel} disabled={isBusy}>
        {t.common.cancel}
      </Button>
      <Button type="submit" size="small" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? t.common.saving : t.common.save}
      </Button>
    </div>
  );
}
