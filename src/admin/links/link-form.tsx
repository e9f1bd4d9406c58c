import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { paths } from "@/config/paths";
import { AppError } from "@/data/client/errors";
import { plainWord } from "@/lib/campaign-word";
import { Folded } from "../resource/folded";
import type { InputIn } from "../resource/resource";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { campaignOfPage, suggestedCode } from "./campaign-word";
import { useLinkPages } from "./link-pages";
import { type CampaignLink, links, twinsOf } from "./links";
import { SpotField } from "./spot-field";
import { spotOf } from "./spots";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";

type Values = InputIn<typeof links>;

/** Fields that few people need: the form fills them in from the others. */
const DETAILS = ["name", "content", "code", "is_active"] as const;

const FILLED_FROM = { name: ["path", "source"], campaign: ["path"], code: ["path", "source"] } as const;

interface LinkFormProps extends RowFormProps<Partial<CampaignLink>> {
  /** Called with the code of a new link. */
  onMade: (code: string) => void;
}

/**
 * The form of a link, or of a new one with some values. A new link needs a page and a spot; the form suggests the rest until
 * the person edits it.
 */
export function LinkForm({ row, onMade, ...form }: LinkFormProps) {
  const { errors } = useTexts(linksTexts);
  const savedCode = row?.id === undefined ? undefined : row.code;
  return (
    <ResourceForm
      of={links}
      row={row}
      {...form}
      filledFrom={FILLED_FROM}
      refusalOf={(error) =>
        error instanceof AppError && error.reason === "link_not_page"
          ? { name: "path", message: errors.path }
          : undefined
      }
      onSaved={({ code }) => savedCode === undefined && onMade(code)}
    >
      <LinkFields id={row?.id} savedCode={savedCode} />
    </ResourceForm>
  );
}

function LinkFields({ id, savedCode }: { id: string | undefined; savedCode: string | undefined }) {
  const texts = useTexts(linksTexts);
  const [name, code] = useWatch<Values, ["name", "code"]>({ name: ["name", "code"] });
  useSuggestions(savedCode !== undefined);
  const isMoved = savedCode !== undefined && plainWord(code) !== savedCode;
  return (
    <>
      <ResourceFields of={links} names={["path"]} />
      <div className="grid gap-5 md:grid-cols-2">
        <SpotField />
        <ResourceFields of={links} names={["lang"]} className="grid md:col-start-2 md:row-start-1" />
      </div>
      <ResourceFields of={links} names={["campaign"]} className="grid gap-5" />
      <Twin id={id} />
      <Folded
        title={texts.details.title}
        text={name !== "" && code !== "" ? texts.details.text(name, paths.short(code)) : undefined}
        names={DETAILS}
      >
        <ResourceFields
          of={links}
          names={DETAILS}
          hints={{ code: <span aria-live="polite">{isMoved ? texts.codeChanged : texts.hints.code}</span> }}
        />
      </Folded>
    </>
  );
}

/** A note that another link has the same words. */
function Twin({ id }: { id: string | undefined }) {
  const texts = useTexts(linksTexts);
  const { data = [] } = useQuery(links.query);
  const [source, medium, campaign, content] = useWatch<Values, ["source", "medium", "campaign", "content"]>({
    name: ["source", "medium", "campaign", "content"],
  });
  const twin =
    source !== "" &&
    twinsOf(data, { source, medium, campaign }).find((row) => row.content === content && row.id !== id);
  return (
    <output className="rounded-control bg-saffron-soft block px-4 py-3 text-base empty:hidden">
      {twin && texts.twin(twin.name)}
    </output>
  );
}

/** Fills in the name, the campaign and the short code of a new link, each until the person edits it. */
function useSuggestions(isStored: boolean): void {
  const locale = useLocale();
  const { spot: texts } = useTexts(linksTexts);
  const [path, lang, source, medium, campaign, content] = useWatch<
    Values,
    ["path", "lang", "source", "medium", "campaign", "content"]
  >({ name: ["path", "lang", "source", "medium", "campaign", "content"] });
  const { pages } = useLinkPages();
  const { data = [] } = useQuery(links.query);
  const page = pages?.entries.find(({ to }) => to === path)?.name;
  const title = page && (page[locale] || page.en);
  const spot = spotOf({ source, medium });
  useSuggestion("name", spot && title ? texts.name(texts.names[spot], title).slice(0, 120) : "", isStored);
  useSuggestion("campaign", page ? campaignOfPage(path) : "", isStored);
  const parts = [campaign, content, lang === "ar" ? `${source} ar` : source];
  const code = source === "" ? "" : suggestedCode(parts, new Set(data.map((link) => link.code)));
  useSuggestion("code", code, isStored);
}

/** Keeps a field at its suggestion until the person types another value. */
function useSuggestion(name: "name" | "campaign" | "code", suggestion: string, isStored: boolean): void {
  const { getValues, setValue, formState } = useFormContext<Values>();
  const { isSubmitting, isSubmitSuccessful, isSubmitted } = formState;
  // After a save without an answer, the existing code may be the link's own.
  const isKept = isStored || isSubmitting || isSubmitSuccessful;
  // A field is dirty when it differs from its first value.
  const last = useRef("");
  useEffect(() => {
    if (isKept || !["", last.current].includes(getValues(name))) return;
    last.current = suggestion;
    if (getValues(name) !== suggestion) setValue(name, suggestion, { shouldValidate: isSubmitted });
  }, [name, isKept, isSubmitted, suggestion, getValues, setValue]);
}
