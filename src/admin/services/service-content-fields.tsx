import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { SERVICE_CONTENT_LIMITS } from "@domain/service-content";
import { Button } from "@/components/ui/button";
import { InputField, PairField, PictureField } from "../resource/controls";
import type { ServiceValues } from "./services";
import { useTexts } from "@/i18n/i18n";
import { servicesTexts } from "@/words/admin/services";

const NO_TEXT = { en: "", ar: "" };

/** What the owner says on the service's own page. An empty field leaves the page its own words. */
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
      <Prices />
      <Questions />
    </Group>
  );
}

/** Single items with a price of their own. */
function Prices() {
  const { content: texts, parts } = useTexts(servicesTexts);
  const { fields, append, remove } = useFieldArray<ServiceValues, "content_data.prices">({
    name: "content_data.prices",
  });
  return (
    <Entries
      title={texts.prices}
      add={texts.addPrice}
      count={fields.length}
      onAdd={() => append({ id: "", name: NO_TEXT, fromAED: "" })}
    >
      {fields.map(({ id }, index) => (
        <Entry key={id} label={texts.removePrice(index + 1)} onRemove={() => remove(index)}>
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
              inputMode="numeric"
            />
          </div>
          <PartField name={`prices.${index}.name`} />
        </Entry>
      ))}
    </Entries>
  );
}

/** Questions after those that the page has anyway. */
function Questions() {
  const { content: texts } = useTexts(servicesTexts);
  const { fields, append, remove } = useFieldArray<ServiceValues, "content_data.faqs">({
    name: "content_data.faqs",
  });
  return (
    <Entries
      title={texts.questions}
      add={texts.addQuestion}
      count={fields.length}
      onAdd={() => append({ question: NO_TEXT, answer: NO_TEXT })}
    >
      {fields.map(({ id }, index) => (
        <Entry key={id} label={texts.removeQuestion(index + 1)} onRemove={() => remove(index)}>
          <PartField name={`faqs.${index}.question`} />
          <PartField name={`faqs.${index}.answer`} rows={3} />
        </Entry>
      ))}
    </Entries>
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

interface EntriesProps {
  title: string;
  add: string;
  count: number;
  onAdd: () => void;
  children: ReactNode;
}

function Entries({ title, add, count, onAdd, children }: EntriesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      <ul className="grid gap-4">{children}</ul>
      {count < SERVICE_CONTENT_LIMITS.entries && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={onAdd}>
          <Plus />
          {add}
        </Button>
      )}
    </section>
  );
}

function Entry({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className="rounded-control border-border grid gap-4 border p-4">
      {children}
      <Button
        variant="outline"
        size="small"
        className="justify-self-end"
        aria-label={label}
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    </li>
  );
}
