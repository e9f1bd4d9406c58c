import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { SERVICE_CONTENT_LIMITS } from "@domain/service-content";
import { Button } from "@/components/ui/button";
import { InputField, PairField, PictureField } from "../resource/controls";
import type { ServiceValues } from "./services";
import { useTexts } from "@/i18n/i18n";
import { servicesTexts } from "@/texts/admin/services";

const NO_TEXT = { en: "", ar: "" };

/** The owner's texts for the service's own page. An empty field leaves the page's own text. */
export function ServiceContentFields() {
  const { content: texts, parts } = useTexts(servicesTexts);
  const unreadable = Object.keys(
    useWatch<ServiceValues, "content_data">({ name: "content_data" }).unreadable,
  );
  return (
    <Group title={texts.title} lead={texts.about}>
      {unreadable.length > 0 && (
        <p className="rounded-control bg-saffron-soft px-4 py-3 text-base">
          {texts.unreadable(unreadable.join(", "))}
        </p>
      )}
      <PartField name="lead" rows={2} />
      <PartField name="badge" />
      <PictureField<ServiceValues>
        name="content_data.picture.url"
        label={parts.content_data["picture.url"]}
      />
      <PartField name="picture.alt" />
      <InputField<ServiceValues>
        name="content_data.video.url"
        label={parts.content_data["video.url"]}
        dir="ltr"
        type="url"
      />
      <PartField name="video.title" />
      {/* Single items with a price of their own. */}
      <Entries
        name="prices"
        title={texts.prices}
        add={texts.addPrice}
        remove={texts.removePrice}
        start={{ id: "", name: NO_TEXT, fromAED: "" }}
      >
        {(index) => (
          <>
            <div className="grid grid-cols-2 gap-5">
              <InputField<ServiceValues>
                name={`content_data.prices.${index}.id`}
                label={parts.content_data["prices.id"]}
                dir="ltr"
              />
              <InputField<ServiceValues>
                name={`content_data.prices.${index}.fromAED`}
                label={parts.content_data["prices.fromAED"]}
                dir="ltr"
                inputMode="decimal"
              />
            </div>
            <PartField name={`prices.${index}.name`} />
          </>
        )}
      </Entries>
      {/* After the page's own questions. */}
      <Entries
        name="faqs"
        title={texts.questions}
        add={texts.addQuestion}
        remove={texts.removeQuestion}
        start={{ question: NO_TEXT, answer: NO_TEXT }}
      >
        {(index) => (
          <>
            <PartField name={`faqs.${index}.question`} />
            <PartField name={`faqs.${index}.answer`} rows={3} />
          </>
        )}
      </Entries>
    </Group>
  );
}

interface PartFieldProps {
  name:
    | "lead"
    | "badge"
    | "picture.alt"
    | "video.title"
    | `prices.${number}.name`
    | `faqs.${number}.${"question" | "answer"}`;
  rows?: number;
}

/** A text of the page in both languages. */
function PartField({ name, rows }: PartFieldProps) {
  const labels: Readonly<Record<string, string>> = useTexts(servicesTexts).parts.content_data;
  return (
    <PairField<ServiceValues>
      names={[`content_data.${name}.en`, `content_data.${name}.ar`]}
      label={labels[name.replace(/\.\d+/, "")] ?? name}
      rows={rows}
    />
  );
}

function Group({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-border grid gap-5 border-t pt-5">
      <div>
        <h3 id={id} className="text-lg font-semibold">
          {title}
        </h3>
        <p className="text-muted-foreground text-base">{lead}</p>
      </div>
      {children}
    </section>
  );
}

interface EntriesProps<Name extends "prices" | "faqs"> {
  name: Name;
  title: string;
  add: string;
  /** The label of the button that removes an entry. */
  remove: (place: number) => string;
  /** The values of a new entry. */
  start: ServiceValues["content_data"][Name][number];
  children: (index: number) => ReactNode;
}

/** A list of the content: entries are added at its end and removed. */
function Entries<Name extends "prices" | "faqs">(props: EntriesProps<Name>) {
  const { name, title, add, start, children } = props;
  const id = useId();
  const { fields, append, remove } = useFieldArray<ServiceValues>({ name: `content_data.${name}` });
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      <ul className="grid gap-4">
        {fields.map((entry, index) => (
          <li key={entry.id} className="rounded-control border-border grid gap-4 border p-4">
            {children(index)}
            <Button
              variant="outline"
              size="small"
              className="justify-self-end"
              aria-label={props.remove(index + 1)}
              onClick={() => remove(index)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      {fields.length < SERVICE_CONTENT_LIMITS.entries && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => append(start)}>
          <Plus />
          {add}
        </Button>
      )}
    </section>
  );
}
