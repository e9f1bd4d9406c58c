import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { linkFiguresQuery } from "@/data/staff/campaigns";
import { plainWord } from "@/lib/campaign-word";
import { isFoundIn } from "@/lib/fold-text";
import type { RowFormProps } from "../resource/resource-form";
import type { InputIn } from "../resource/resource";
import { ResourceFields, ResourceForm } from "../resource/resource-form";
import { ResourcePage } from "../resource/resource-page";
import { EmptyState } from "../shared/empty-state";
import { SearchField } from "../shared/search-field";
import { useIsIn } from "../shared/use-staff-member";
import { suggestedCode } from "./campaign-word";
import { useLinkPages } from "./link-pages";
import { LinkRow } from "./link-row";
import { type CampaignLink, langOf, links } from "./links";
import { ShareDialog } from "./share-dialog";
import { useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/words/admin/links";
import { shareTexts } from "@/words/admin/share";

/** Whose window with addresses and QR code is open: `?share=<code>`. */
const SHARE = "share";

/** From so many on they are searched. */
const MANY = 7;

/** So many are shown at once: each article that is shared has eight. */
const STEP = 40;

export function Component() {
  const { data } = useQuery(links.query);
  const { code, share } = useShare();
  const shared = data?.find((link) => link.code === code);
  return (
    <>
      <ResourcePage of={links} Form={LinkForm}>
        {(rows, actionsOf) => (
          <LinkList rows={rows} actionsOf={actionsOf} onShare={(link) => share(link.code)} />
        )}
      </ResourcePage>
      {shared && <ShareDialog link={shared} onClose={() => share(undefined)} />}
    </>
  );
}

function useShare() {
  const [search, setSearch] = useSearchParams();
  const share = (code: string | undefined) =>
    setSearch(
      (former) => {
        if (code === undefined) former.delete(SHARE);
        else former.set(SHARE, code);
        return former;
      },
      { replace: true, preventScrollReset: true },
    );
  return { code: search.get(SHARE), share };
}

interface LinkListProps {
  rows: readonly CampaignLink[];
  actionsOf: (row: CampaignLink) => ReactNode;
  onShare: (row: CampaignLink) => void;
}

function LinkList({ rows, actionsOf, onShare }: LinkListProps) {
  const texts = useTexts(linksTexts);
  const share = useTexts(shareTexts);
  const [search, setSearch] = useState("");
  const seesFigures = useIsIn("staff");
  const figures = useQuery({ ...linkFiguresQuery, enabled: seesFigures });
  const { pages } = useLinkPages();
  const [most, setMost] = useState(STEP);
  const found = rows.filter((row) => isFoundIn(textOf(row), search));
  const shown = found.slice(0, most);
  return (
    <>
      {rows.length >= MANY && (
        <div className="mb-4 flex max-w-xl">
          <SearchField label={texts.search} search={search} onChange={setSearch} />
        </div>
      )}
      {seesFigures && (
        <p className="text-muted-foreground mb-3 text-base">
          {figures.isError ? texts.figures.failed : texts.figures.note}
        </p>
      )}
      {shown.length === 0 && <EmptyState text={texts.noMatch} />}
      <ul aria-label={texts.list} className="grid gap-4">
        {shown.map((row) => (
          <LinkRow
            key={row.id}
            link={row}
            page={pages?.entries.find(({ to }) => to === row.path)?.name}
            trouble={pages?.troubleOf(row.path, langOf(row))}
            figures={figures.data?.[row.id]}
          >
            <Button
              size="small"
              variant="outline"
              className="px-3.5 lg:min-h-10"
              aria-label={share.of(row.name)}
              onClick={() => onShare(row)}
            >
              <Share2 className="size-4.5" />
              {share.button}
            </Button>
            {actionsOf(row)}
          </LinkRow>
        ))}
      </ul>
      {found.length > most && (
        <Button className="mt-4" size="small" variant="outline" onClick={() => setMost(most + STEP)}>
          {texts.more(found.length - most)}
        </Button>
      )}
    </>
  );
}

/** What is known of a link, for the search. */
const textOf = ({ name, code, path, source, medium, campaign, content }: CampaignLink): string =>
  [name, code, path, source, medium, campaign, content].join(" ");

type Values = InputIn<typeof links>;

/** The form of a link. Its short code follows the campaign until somebody writes one. A new link is shared next. */
function LinkForm({ row, ...form }: RowFormProps<CampaignLink>) {
  const { share } = useShare();
  const { errors } = useTexts(linksTexts);
  return (
    <ResourceForm
      of={links}
      row={row}
      {...form}
      refusalOf={(error) =>
        error instanceof AppError && error.reason === "link_not_page"
          ? { name: "path", message: errors.path }
          : undefined
      }
      onSaved={({ code }) => row === undefined && share(code)}
    >
      <LinkFields savedCode={row?.code} />
    </ResourceForm>
  );
}

function LinkFields({ savedCode }: { savedCode: string | undefined }) {
  const texts = useTexts(linksTexts);
  const code = useWatch<Values, "code">({ name: "code" });
  useSuggestedCode(savedCode !== undefined);
  const isMoved = savedCode !== undefined && plainWord(code) !== savedCode;
  return (
    <ResourceFields
      of={links}
      hints={{ code: <span aria-live="polite">{isMoved ? texts.codeChanged : texts.hints.code}</span> }}
    />
  );
}

function useSuggestedCode(isStored: boolean): void {
  const { getValues, setValue, formState } = useFormContext<Values>();
  const [campaign, source, content, lang] = useWatch<Values, ["campaign", "source", "content", "lang"]>({
    name: ["campaign", "source", "content", "lang"],
  });
  const { isSubmitting, isSubmitSuccessful } = formState;
  // After a save without an answer the taken code may be its own.
  const isKept = isStored || isSubmitting || isSubmitSuccessful;
  const { data = [] } = useQuery(links.query);
  const parts = [campaign, content, lang === "ar" ? `${source} ar` : source];
  const suggestion = suggestedCode(parts, new Set(data.map(({ code }) => code)));
  // Dirty is any code but the first.
  const last = useRef("");
  useEffect(() => {
    if (isKept || !["", last.current].includes(getValues("code"))) return;
    last.current = suggestion;
    setValue("code", suggestion);
  }, [isKept, suggestion, getValues, setValue]);
}
