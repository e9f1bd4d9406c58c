import { useState } from "react";
import { useAdminI18n } from "@/i18n/admin-i18n";

const MAX_SHORT_LENGTH = 360;

/** What the author wrote; a long text is opened by a press. */
export function ReviewWords({ text }: { text: string }) {
  const { t, locale } = useAdminI18n();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MAX_SHORT_LENGTH;
  return (
    <>
      <p className={`break-words whitespace-pre-line ${isLong && !isOpen ? "line-clamp-3" : ""}`}>{text}</p>
      {isLong && (
        <button
          type="button"
          lang={locale}
          aria-expanded={isOpen}
          className="text-primary min-h-12 text-base underline underline-offset-4 lg:min-h-8"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.reviews.less : t.reviews.more}
        </button>
      )}
    </>
  );
}
