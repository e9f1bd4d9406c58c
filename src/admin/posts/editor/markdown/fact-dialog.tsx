import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FACT_KEYS, type Facts } from "@domain/facts";
import { FACT_NAMES } from "@domain/fact-names";
import {
  LICENCE_WORDS,
  type Placeholder,
  placeholderOf,
  PLACEHOLDER_SERVICE_FACTS,
  writePlaceholder,
} from "@domain/fact-placeholders";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { takeFocus } from "@/lib/take-focus";
import { QueryView } from "@/admin/shared/query-view";
import { FormField } from "@/components/patterns/form-field";
import { Input } from "@/components/ui/staff/form-controls";
import { factsQuery } from "@/data/public/facts.queries";
import { fillFacts } from "@/i18n/fill-facts";
import { dirOf, type Locale } from "@/config/locales";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { writingTexts } from "@/texts/admin/editor-writing";

interface FactDialogProps {
  /** Language of the text, in which the values are shown. */
  locale: Locale;
  onInsert: (placeholder: string) => void;
  onClose: () => void;
}

/** The placeholders of the owner's facts: the text contains the placeholder, and readers see today's value. */
export function FactDialog({ onClose, ...props }: FactDialogProps) {
  const texts = useTexts(writingTexts).facts;
  const query = useQuery(factsQuery);
  return (
    <AdminDialog title={texts.title} description={texts.text} onClose={onClose}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {(facts) => <FactChoice facts={facts} {...props} />}
      </QueryView>
    </AdminDialog>
  );
}

function FactChoice({ facts, locale, onInsert }: Omit<FactDialogProps, "onClose"> & { facts: Facts }) {
  const uiLocale = useLocale();
  const texts = useTexts(writingTexts).facts;
  const [wanted, setWanted] = useState("");

  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = offersOf(facts, locale, uiLocale, texts)
    .map(({ title, offers }) => ({
      title,
      offers: offers.filter((offer) => {
        const all = `${title} ${offer.label} ${offer.value} ${offer.placeholder}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ offers }) => offers.length > 0);
  const first = groups[0]?.offers[0];

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (first) onInsert(first.placeholder);
      }}
    >
      <FormField label={texts.search}>
        {(control) => (
          <Input
            {...control}
            ref={takeFocus}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </FormField>
      <output className={groups.length > 0 ? "sr-only" : "text-muted-foreground"}>
        {groups.length === 0 ? texts.none : ""}
      </output>
      {groups.map(({ title, offers }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 text-base font-semibold tracking-normal">{title}</h3>
          <ul>
            {offers.map(({ placeholder, label, value }) => (
              <li key={placeholder} className="border-border border-t">
                <button
                  type="button"
                  onClick={() => onInsert(placeholder)}
                  className="hover:bg-sand rounded-control flex min-h-12 w-full flex-wrap items-baseline gap-x-3 px-2 py-2.5 text-start text-base"
                >
                  <span className="font-semibold">{label}</span>
                  <span
                    lang={locale}
                    dir={dirOf(locale)}
                    className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full"
                  >
                    {value}
                  </span>
                  <code dir="ltr" className="text-muted-foreground text-[0.875rem]">
                    {placeholder}
                  </code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </form>
  );
}

/** The business first, then each service. Facts without a value are left out. */
function offersOf(
  facts: Facts,
  locale: Locale,
  uiLocale: Locale,
  texts: TextsOf<typeof writingTexts>["facts"],
) {
  const offer = (named: Placeholder, label: string) => {
    const placeholder = writePlaceholder(named);
    // Today's value for readers.
    const value = fillFacts(placeholder, facts, locale);
    return value === "" ? [] : [{ placeholder, label, value }];
  };
  return [
    {
      title: texts.business,
      offers: [
        ...FACT_KEYS.flatMap((key) => offer({ fact: placeholderOf(key) }, FACT_NAMES[key][uiLocale])),
        ...offer({ fact: "licensed", ...LICENCE_WORDS[locale] }, texts.licensed),
      ],
    },
    ...facts.services.map(({ slug, name }) => ({
      title: name[uiLocale] || slug,
      offers: PLACEHOLDER_SERVICE_FACTS.flatMap((fact) => offer({ fact, slug }, texts.ofService[fact])),
    })),
  ];
}
