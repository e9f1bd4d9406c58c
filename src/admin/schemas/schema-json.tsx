import { CircleAlert, CircleCheck, Lightbulb } from "lucide-react";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import type { SchemaType } from "@/data/staff/page-schemas.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { TextField } from "../shared/manage/record-fields";
import { schemaAdvice } from "./schema-advice";
import { dataProblem, type SchemaValues } from "./schema-form.schema";
import { SchemaPreview } from "./schema-preview";
import { isSample } from "./schema-samples";

/** The text of a block, what the page makes of it, and what search engines would say. */
export function SchemaJson({ tab, onTab }: { tab: string; onTab: (tab: string) => void }) {
  const texts = useAdminI18n().t.schemas;
  const [typed, type] = useWatch<SchemaValues, ["schema_data", "schema_type"]>({
    name: ["schema_data", "schema_type"],
  });
  const text = useDeferredValue(typed);
  const problem = dataProblem(text, texts);
  return (
    <div className="grid gap-3">
      <Tabs value={tab} onValueChange={onTab}>
        <TabList aria-label={texts.title}>
          <Tab value="editor">{texts.editorTab}</Tab>
          <Tab value="preview">{texts.previewTab}</Tab>
        </TabList>
        <TabPanel value="editor" className="mt-3">
          <TextField<SchemaValues>
            name="schema_data"
            label={texts.json}
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
  const texts = useAdminI18n().t.schemas;
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
            <span className="min-w-0 break-words">{advice.text}</span>
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
