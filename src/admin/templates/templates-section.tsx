import { ChevronDown } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { lazyPart } from "@/components/patterns/staff/lazy-part";
import { useFetched } from "../shared/use-fetched";
import { useTexts } from "@/i18n/i18n";
import { templatesTexts } from "@/texts/admin/templates";

const TemplateList = lazyPart(async () => (await import("./template-list")).TemplateList);
const fetchList = () => [TemplateList.fetch()];

/** The outlines that fill both languages of a post, or one. Owners edit them here, too. */
export function TemplatesSection(use: Omit<ComponentProps<typeof TemplateList>, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  const texts = useTexts(templatesTexts);
  useFetched(fetchList);
  return (
    <details
      className="rounded-card border-border bg-card group border"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 font-semibold">
        {texts.title}
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-border grid grid-cols-1 gap-3 border-t p-5">
        {isOpen && <TemplateList {...use} onClose={() => setOpen(false)} />}
      </div>
    </details>
  );
}
