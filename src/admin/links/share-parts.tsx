import { useQuery } from "@tanstack/react-query";
import { Copy, Download, MessageCircle } from "lucide-react";
import { useId } from "react";
import { toast } from "sonner";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button, buttonVariants } from "@/components/ui/button";
import type { Locale } from "@/config/locales";
import { copyText } from "../shared/copy-text";
import { saveFile } from "../shared/save-file";
import { useTexts } from "@/i18n/i18n";
import { shareTexts } from "@/texts/admin/share";
import { shellTexts } from "@/texts/admin/shell";

interface QrCardProps {
  /** The address in the code. */
  address: string;
  /** The name of the files, without an ending. */
  name: string;
  isSmall?: boolean;
}

/** The drawing and its library are loaded when a code first becomes visible. */
const drawing = () => import("./qr-code");

/** A QR code with its downloads: a drawing for print shops and a picture. */
export function QrCard({ address, name, isSmall = false }: QrCardProps) {
  const texts = useTexts(shareTexts);
  const shell = useTexts(shellTexts);
  const query = useQuery({
    queryKey: ["qr-code", address],
    queryFn: async () => (await drawing()).qrCode(address),
    staleTime: Infinity,
    networkMode: "always",
  });
  const { data: code, isError, refetch } = query;
  const savePng = async () => {
    try {
      if (code) saveFile(`${name}.png`, await (await drawing()).pngOf(code));
    } catch (error) {
      console.error(error);
      toast.error(texts.qrFailed);
    }
  };
  const saveSvg = () => code && saveFile(`${name}.svg`, new Blob([code.svg], { type: "image/svg+xml" }));
  if (isError)
    return <SectionFailure text={texts.qrFailed} retry={shell.retry} onRetry={() => void refetch()} />;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div
        className={`rounded-control border-border aspect-square overflow-hidden border bg-white ${isSmall ? "w-40" : "w-56"}`}
      >
        {code && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(code.svg)}`}
            alt={texts.qrAlt(address)}
            className="size-full"
          />
        )}
      </div>
      <p className="text-muted-foreground text-base">{texts.qrHint}</p>
      <div className="flex flex-wrap gap-2">
        {[
          { label: texts.svg, save: saveSvg },
          { label: texts.png, save: () => void savePng() },
        ].map(({ label, save }) => (
          <Button key={label} size="small" variant="outline" disabled={!code} onClick={save}>
            <Download className="size-4.5" />
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface CopyBlockProps {
  label: string;
  text: string;
  /** The language of the text; an address has none. */
  lang?: Locale;
  hint?: string;
  /** Whether it has a link to WhatsApp, where the person chooses the recipient. */
  isForChat?: boolean;
}

/** A text with a copy button. */
export function CopyBlock({ label, text, lang, hint, isForChat = false }: CopyBlockProps) {
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
        {isForChat && (
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: "outline", size: "small" })}
          >
            <MessageCircle className="size-4.5" />
            {texts.openWhatsApp}
          </a>
        )}
      </div>
    </div>
  );
}
