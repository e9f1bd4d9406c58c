import type { FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { copyText } from "../copy-text";
import { takeFocus } from "../take-focus";

interface ConflictBannerProps {
  /** What stands in the form. */
  values: () => FieldValues;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the row while it was being written here: says so, and leaves it to the person whose words go on. */
export function ConflictBanner({ values, isBusy, onKeepMine, onTakeTheirs }: ConflictBannerProps) {
  const { t } = useAdminI18n();
  const texts = t.manage.stale;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // On a phone it would appear below what is seen, under the line of buttons.
      ref={takeFocus}
      className="rounded-control border-destructive grid scroll-mb-24 gap-3 border px-4 py-3"
    >
      <p className="text-destructive">
        {texts.text} {t.manage.notSaved}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={isBusy} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button variant="outline" size="small" disabled={isBusy} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button variant="outline" size="small" onClick={() => void copyText(plainText(values()), texts)}>
          {texts.copyMine}
        </Button>
      </div>
    </div>
  );
}

/** Every text of the form, one below the other. */
const plainText = (values: FieldValues): string => textsIn(values).join("\n\n");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === "string" && value !== "" ? [value] : [];
};
