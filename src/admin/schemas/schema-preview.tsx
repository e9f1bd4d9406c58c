import { useAdminI18n } from "@/i18n/admin-i18n";
import { mergeSchemas } from "@/seo/page-schemas";
import { scriptJson } from "@/seo/script-json";
import { jsonText } from "./schema-samples";

/** The blocks as the page carries them: with their context, and with nothing that could end their script element. */
export function SchemaPreview({ data }: { data: unknown }) {
  const { t } = useAdminI18n();
  const blocks = mergeSchemas([], [data]);
  if (blocks.length === 0) return <p className="text-base">{t.schemas.nothingShown}</p>;
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground text-base">{t.schemas.previewLead}</p>
      {blocks.map((block, index) => (
        <pre
          // oxlint-disable-next-line react/no-array-index-key -- the blocks have no names and do not move
          key={index}
          dir="ltr"
          className="rounded-control bg-sand max-h-96 overflow-auto p-4 text-start text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap"
        >
          {`<script type="application/ld+json">\n${asCarried(block)}\n</script>`}
        </pre>
      ))}
    </div>
  );
}

/** Line by line, so that people can read it, and each line as `scriptJson` would write it. */
const asCarried = (block: object): string =>
  jsonText(block)
    .split("\n")
    .map((line) => {
      const [indent = "", sign = ""] = /^(\s*)(.*)$/s.exec(line)?.slice(1) ?? [];
      return (
        indent +
        scriptJson(sign)
          .slice(1, -1)
          .replaceAll(String.raw`\"`, '"')
          .replaceAll("\\\\", "\\")
      );
    })
    .join("\n");
