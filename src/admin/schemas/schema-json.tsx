import { CircleAlert, CircleCheck, Lightbulb } from "lucide-react";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import { mergeSchemas } from "@/seo/page-schemas";
import { inScript } from "@/seo/json-ld";
import { TextField } from "../resource/controls";
import { schemaAdvice } from "./schema-advice";
import { dataProblem, isSample, jsonText, type SchemaType, withoutScript } from "./structured-data";
import { useTexts } from "@/i18n/i18n";
import { schemasTexts } from "@/texts/admin/schemas";

/** The values of the form that it uses. */
interface Values {
  schema_data: string;
  schema_type: SchemaType;
}

/** The text of a block, its preview on the page, and search engines' objections. */
export function SchemaJson({ tab, onTab }: { tab: string; onTab: (tab: string) => void }) {
  const texts = useTexts(schemasTexts);
  const [typed, type] = useWatch<Values, ["schema_data", "schema_type"]>({
    name: ["schema_data", "schema_type"],
  });
  const text = withoutScript(useDeferredValue(typed));
  const problem = dataProblem(text, texts);
  return (
    <div className="grid gap-3">
      <Tabs value={tab} onValueChange={onTab}>
        <TabList aria-label={texts.title}>
          <Tab value="editor">{texts.editorTab}</Tab>
          <Tab value="preview">{texts.previewTab}</Tab>
        </TabList>
        <TabPanel value="editor" className="mt-3">
          <TextField<Values>
            name="schema_data"
            label={texts.fields.schema_data}
            rows={16}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            className="font-mono text-[0.9375rem] leading-relaxed"
          />
        </TabPanel>
        <TabPanel value="preview" className="mt-3">
          {problem === undefined ? <SchemaPreview data={JSON.parse(text)} /> : <p>{problem}</p>}
        </TabPanel>
      </Tabs>
      <AdviceList text={text} type={type} problem={problem} />
    </div>
  );
}

function AdviceList({
  text,
  type,
  problem,
}: {
  text: string;
  type: SchemaType;
  problem: string | undefined;
}) {
  const texts = useTexts(schemasTexts);
  const found =
    problem === undefined
      ? [
          ...(isSample(text) ? [{ isNeeded: false, text: texts.advice.sample }] : []),
          ...schemaAdvice(JSON.parse(text), type, texts),
        ]
      : [{ isNeeded: true, text: problem }];
  return (
    <section
      aria-label={texts.advice.title}
      aria-live="polite"
      className="rounded-card border-border border p-4"
    >
      <h3 className="mb-2 text-base font-semibold tracking-normal">{texts.advice.title}</h3>
      <ul className="grid gap-2 text-base">
        {found.map((advice) => (
          <li key={advice.text} className="flex items-start gap-2.5">
            {advice.isNeeded ? (
              <CircleAlert className="text-destructive mt-0.5 size-5 shrink-0" />
            ) : (
              <Lightbulb className="text-muted-foreground mt-0.5 size-5 shrink-0" />
            )}
            <span className="min-w-0">{advice.text}</span>
          </li>
        ))}
        {found.length === 0 && (
          <li className="flex items-start gap-2.5">
            <CircleCheck className="text-primary mt-0.5 size-5 shrink-0" />
            {texts.advice.good}
          </li>
        )}
      </ul>
    </section>
  );
}

/** The blocks as on the page: with their context, and without anything that could end their script element. */
export function SchemaPreview({ data }: { data: unknown }) {
  const schemasPageTexts = useTexts(schemasTexts);
  const blocks = mergeSchemas([], [data]);
  if (blocks.length === 0) return <p className="text-base">{schemasPageTexts.nothingShown}</p>;
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground text-base">{schemasPageTexts.previewLead}</p>
      {blocks.map((block, index) => (
        <pre
          // oxlint-disable-next-line react/no-array-index-key -- the blocks have no names and do not move
          key={index}
          dir="ltr"
          className="rounded-control bg-sand max-h-96 overflow-auto p-4 text-start text-[0.9375rem] leading-relaxed whitespace-pre-wrap"
        >
          {`<script type="application/ld+json">\n${inScript(jsonText(block))}\n</script>`}
        </pre>
      ))}
    </div>
  );
}
