import { Copy } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Locale } from "@/config/locales";
import { copyText } from "../shared/copy-text";
import { useTexts } from "@/i18n/i18n";
import { shareTexts } from "@/words/admin/share";

interface CopyBlockProps {
  label: string;
  text: string;
  /** The language of the text; an address without. */
  lang?: Locale;
  hint?: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A text to take away: seen as it is, and copied with one press. */
export function CopyBlock({ label, text, lang, hint, children }: CopyBlockProps) {
  const texts = useTexts(shareTexts);
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <h3 id={id} className="text-base font-semibold tracking-normal">
        {label}
      </h3>
      <p
        aria-labelledby={id}
        lang={lang}
        dir={lang === "ar" ? "rtl" : "ltr"}
        className="rounded-control border-border bg-card border px-4 py-3 text-base wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </p>
      {hint !== undefined && <p className="text-muted-foreground text-base">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-label={texts.copyOf(label)}
          onClick={() => void copyText(text, texts)}
        >
          <Copy className="size-4.5" />
          {texts.copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
