import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "@/admin/shared/icon-button";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/staff/form-controls";
import { editorTexts } from "@/texts/admin/editor";
import { type FaqRow, faqRow, withLanguage } from "../form/editor-form";
import { controlId, faqControlId, FieldProblem } from "./editor-field";
import { useFormValue, useSession } from "../session-context";
import type { Locale } from "@/config/locales";

/** Questions and answers of one language: written, ordered and removed in place. */
export function FaqFields({ lang }: { lang: Locale }) {
  const texts = editorTexts[lang].faq;
  const session = useSession();
  const rows = useFormValue((form) => form[lang].faq);
  const list = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState("");

  const change = (faq: FaqRow[]) => session.change((form) => withLanguage(form, lang, { faq }));
  const edit = (key: string, part: Partial<FaqRow>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  const add = () => {
    const row = faqRow();
    change([...rows, row]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`#${faqControlId(lang, row.key, "q")}`)?.focus(),
    );
  };
  const remove = (index: number) => {
    change(rows.filter((_, at) => at !== index));
    setNews(texts.removed);
    // The focus would move to the page when the button disappears.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[data-add]")?.focus());
  };
  const move = (from: number, to: number) => {
    const others = rows.toSpliced(from, 1);
    change(others.toSpliced(to, 0, ...rows.slice(from, from + 1)));
    setNews(texts.moved(to + 1));
  };

  return (
    <div ref={list} id={controlId(`${lang}.faq`)} tabIndex={-1} className="grid gap-3">
      <FieldProblem field={`${lang}.faq`} />
      <p className="text-muted-foreground text-base">{rows.length === 0 ? texts.empty : texts.hint}</p>
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <li key={row.key} className="border-border rounded-control grid gap-2 border p-3">
            <div className="flex items-center gap-1">
              <label htmlFor={faqControlId(lang, row.key, "q")} className="me-auto text-base font-semibold">
                {texts.question(index + 1)}
              </label>
              <IconButton
                Icon={ArrowUp}
                label={texts.up(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                Icon={ArrowDown}
                label={texts.down(index + 1)}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton Icon={Trash2} label={texts.remove(index + 1)} onClick={() => remove(index)} />
            </div>
            <Input
              id={faqControlId(lang, row.key, "q")}
              value={row.q}
              className="min-h-12"
              onChange={(event) => edit(row.key, { q: event.target.value })}
            />
            <Textarea
              id={faqControlId(lang, row.key, "a")}
              aria-label={texts.answer(index + 1)}
              value={row.a}
              rows={3}
              className="field-sizing-content max-h-96 min-h-27"
              onChange={(event) => edit(row.key, { a: event.target.value })}
            />
          </li>
        ))}
      </ol>
      <Button data-add variant="outline" size="small" className="justify-self-start" onClick={add}>
        <Plus />
        {texts.add}
      </Button>
      <output className="sr-only">{news}</output>
    </div>
  );
}
