import { TriangleAlert } from "lucide-react";
import type { PageTrouble } from "./link-pages";
import { useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/words/admin/links";

/** Why visitors do not find the page of a link; nothing where they do. */
export function TroubleNote({ trouble }: { trouble: PageTrouble | undefined }) {
  const texts = useTexts(linksTexts).trouble;
  return (
    trouble && (
      <p className="rounded-control bg-saffron-soft flex items-start gap-2 px-3 py-2 text-base">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 break-words">
          {trouble.kind === "moved" ? texts.moved(trouble.to) : texts[trouble.kind]}
        </span>
      </p>
    )
  );
}
