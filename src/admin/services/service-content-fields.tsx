import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useController, useFieldArray } from "react-hook-form";
import { SERVICE_CONTENT_LIMITS } from "@domain/service-content";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { PicturePicker } from "../shared/media/picture-picker";
import { InputField, PairField } from "../shared/manage/record-fields";
import type { ServiceValues } from "./service-form.schema";

const NO_TEXT = { en: "", ar: "" };

/**
 * What the owner says on the service's own page. An empty field leaves the page its own words.
 * @param unreadable the names of stored parts that no page shows
 */
export function ServiceContentFields({ unreadable }: { unreadable: readonly string[] }) {
  const texts = useAdminI18n().t.services.content;
  return (
    <Group title={texts.title} lead={texts.lead}>
      {unreadable.length > 0 && (
        <p className="rounded-control bg-saffron-soft px-4 py-3 text-base">
          {texts.unreadable(unreadable.join(", "))}
        </p>
      )}
      <PairField<ServiceValues>
        names={["content.lead.en", "content.lead.ar"]}
        labels={[texts.leadEn, texts.leadAr]}
        rows={2}
      />
      <PairField<ServiceValues>
        names={["content.badge.en", "content.badge.ar"]}
        labels={[texts.badgeEn, texts.badgeAr]}
      />
      <PictureField label={texts.picture} />
      <PairField<ServiceValues>
        names={["content.picture.words.en", "content.picture.words.ar"]}
        labels={[texts.altEn, texts.altAr]}
      />
      <InputField<ServiceValues> name="content.video.url" label={texts.video} dir="ltr" type="url" />
      <PairField<ServiceValues>
        names={["content.video.words.en", "content.video.words.ar"]}
        labels={[texts.videoTitleEn, texts.videoTitleAr]}
      />
      <Prices />
      <Questions />
    </Group>
  );
}

function PictureField({ label }: { label: string }) {
  const { field, fieldState } = useController<ServiceValues, "content.picture.url">({
    name: "content.picture.url",
  });
  return (
    <PicturePicker
      label={label}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

/** Single items with a price of their own. */
function Prices() {
  const texts = useAdminI18n().t.services.content;
  const { fields, append, remove } = useFieldArray<ServiceValues, "content.prices">({
    name: "content.prices",
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
            <InputField<ServiceValues> name={`content.prices.${index}.id`} label={texts.itemId} dir="ltr" />
            <InputField<ServiceValues>
              name={`content.prices.${index}.fromAED`}
              label={texts.itemPrice}
              dir="ltr"
              inputMode="numeric"
            />
          </div>
          <PairField<ServiceValues>
            names={[`content.prices.${index}.name.en`, `content.prices.${index}.name.ar`]}
            labels={[texts.itemEn, texts.itemAr]}
          />
        </Entry>
      ))}
    </Entries>
  );
}

/** Questions after those that the page has anyway. */
function Questions() {
  const texts = useAdminI18n().t.services.content;
  const { fields, append, remove } = useFieldArray<ServiceValues, "content.faqs">({ name: "content.faqs" });
  return (
    <Entries
      title={texts.questions}
      add={texts.addQuestion}
      count={fields.length}
      onAdd={() => append({ question: NO_TEXT, answer: NO_TEXT })}
    >
      {fields.map(({ id }, index) => (
        <Entry key={id} label={texts.removeQuestion(index + 1)} onRemove={() => remove(index)}>
          <PairField<ServiceValues>
            names={[`content.faqs.${index}.question.en`, `content.faqs.${index}.question.ar`]}
            labels={[texts.questionEn, texts.questionAr]}
          />
          <PairField<ServiceValues>
            names={[`content.faqs.${index}.answer.en`, `content.faqs.${index}.answer.ar`]}
            labels={[texts.answerEn, texts.answerAr]}
            rows={3}
          />
        </Entry>
      ))}
    </Entries>
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
