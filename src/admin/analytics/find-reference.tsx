import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { QueryView } from "@/admin/shared/query-view";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { referenceCode, referenceQuery } from "@/data/staff/analytics.queries";
import { momentText } from "./moment-text";
import { PageLink } from "./page-link";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";

/** Leads from the short code in somebody's chat back to the page and the button that it came from. */
export function FindReference() {
  const texts = useTexts(analyticsTexts).reference;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [code, setCode] = useState("");
  return (
    <section className="rounded-card border-border bg-card border p-5">
      <h2 className="text-xl tracking-normal">{texts.title}</h2>
      <p id={`${id}-hint`} className="text-muted-foreground text-base">
        {texts.hint}
      </p>
      <form
        className="mt-3 flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setCode(referenceCode(typed));
        }}
      >
        <Input
          aria-label={texts.label}
          aria-describedby={`${id}-hint`}
          value={typed}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          className="max-w-64 min-w-0 grow"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" size="small">
          {texts.find}
        </Button>
      </form>
      <div aria-live="polite">{code !== "" && <Found code={code} />}</div>
    </section>
  );
}

function Found({ code }: { code: string }) {
  const locale = useLocale();
  const texts = useTexts(analyticsTexts).reference;
  const query = useQuery(referenceQuery(code));
  return (
    <QueryView query={query}>
      {(place) =>
        place ? (
          <p className="mt-3">
            {texts.found(code)}{" "}
            <PageLink
              page={place.page}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            />{" "}
            · <bdi dir="ltr">{place.source}</bdi> · {texts.lastAt(momentText(place.lastAt, locale))}
          </p>
        ) : (
          <p className="mt-3">{texts.none(code)}</p>
        )
      }
    </QueryView>
  );
}
