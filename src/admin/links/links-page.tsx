import { useMutation, useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, ClipboardList, Copy, CopyPlus, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { archiveLink, linkFiguresQuery } from "@/data/staff/campaigns";
import { isFoundIn } from "@/lib/fold-text";
import { useUndo } from "../history/use-undo";
import type { RowFormProps } from "../resource/resource-form";
import { ResourcePage } from "../resource/resource-page";
import { copyText } from "../shared/copy-text";
import { EmptyState } from "../shared/empty-state";
import { useFailureToast } from "../shared/failure-text";
import { IconButton } from "../shared/icon-button";
import { ReadFailure } from "../shared/query-view";
import { SearchField } from "../shared/search-field";
import { useIsIn } from "../shared/use-staff-member";
import { freeContent } from "./campaign-word";
import { LinkForm } from "./link-form";
import { useLinkPages } from "./link-pages";
import { LinkRow } from "./link-row";
import { type CampaignLink, langOf, links, shortAddress, twinsOf } from "./links";
import { ManyLinksDialog } from "./many-links-dialog";
import { SendPage } from "./send-page";
import { ShareDialog } from "./share-dialog";
import { spotOf } from "./spots";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";
import { shareTexts } from "@/texts/admin/share";

/** The link whose dialog with addresses and QR code is open: `?share=<code>`. */
const SHARE = "share";

/** The list has a search when it contains this many links. */
const MANY = 7;

/** The list shows this many at once: each shared article has eight. */
const STEP = 40;

export function Component() {
  const texts = useTexts(linksTexts);
  const mayEdit = useIsIn("staff");
  const { data } = useQuery(links.query);
  const { code, share } = useShare();
  const [copied, setCopied] = useState<Partial<CampaignLink>>();
  const [isPasting, setPasting] = useState(false);
  const shared = data?.find((link) => link.code === code);
  return (
    <>
      <ResourcePage
        of={links}
        Form={NewLinkForm}
        above={!mayEdit && <SendPage />}
        actions={
          mayEdit && (
            <Button
              variant="outline"
              size="small"
              // The list is compared with the links that there are.
              style={{ visibility: data ? undefined : "hidden" }}
              onClick={() => setPasting(true)}
            >
              <ClipboardList />
              {texts.many.button}
            </Button>
          )
        }
      >
        {(rows, actionsOf) => (
          <LinkList
            rows={rows}
            actionsOf={actionsOf}
            onShare={(link) => share(link.code)}
            onCopy={(link) => setCopied(copyOf(link, rows, texts.copyName(link.name)))}
          />
        )}
      </ResourcePage>
      {shared && <ShareDialog link={shared} onClose={() => share(undefined)} />}
      {copied && (
        <LinkForm
          row={copied}
          onClose={() => setCopied(undefined)}
          onRenew={() => undefined}
          onMade={share}
        />
      )}
      {isPasting && data && <ManyLinksDialog rows={data} onClose={() => setPasting(false)} />}
    </>
  );
}

/** A new link begins with the language of the back office, and is shared next. */
function NewLinkForm(form: RowFormProps<CampaignLink>) {
  const { share } = useShare();
  const lang = useLocale();
  return <LinkForm {...form} row={form.row ?? { lang }} onMade={share} />;
}

/** A copy of a link, with a content that separates their figures. */
function copyOf(link: CampaignLink, rows: readonly CampaignLink[], name: string): Partial<CampaignLink> {
  const { path, lang, source, medium, campaign } = link;
  const content = freeContent(new Set(twinsOf(rows, link).map((twin) => twin.content)));
  return { path, lang, source, medium, campaign, content, name: name.slice(0, 120) };
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
  onCopy: (row: CampaignLink) => void;
}

function LinkList({ rows, actionsOf, onShare, onCopy }: LinkListProps) {
  const texts = useTexts(linksTexts);
  const share = useTexts(shareTexts);
  const [search, setSearch] = useState("");
  const [showsArchived, setShowsArchived] = useState(false);
  const isStaff = useIsIn("staff");
  const figures = useQuery({ ...linkFiguresQuery, enabled: isStaff });
  const { pages } = useLinkPages();
  const [most, setMost] = useState(STEP);
  const archive = useArchive();
  const archived = rows.filter((row) => row.is_archived);
  const isArchive = showsArchived && archived.length > 0;
  const pageOf = (row: CampaignLink) => pages?.entries.find(({ to }) => to === row.path)?.name;
  const searchedText = (row: CampaignLink) => {
    const { name, code, path, source, medium, campaign, content } = row;
    const spot = spotOf(row);
    const page = pageOf(row);
    const shownWords = [spot && texts.spot.names[spot], page?.en, page?.ar];
    return [name, code, path, source, medium, campaign, content, ...shownWords].join(" ");
  };
  const found = rows.filter((row) => row.is_archived === isArchive && isFoundIn(searchedText(row), search));
  const shown = found.slice(0, most);
  return (
    <>
      {(rows.length >= MANY || archived.length > 0) && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          {rows.length >= MANY && (
            <div className="flex max-w-xl min-w-60 grow">
              <SearchField label={texts.search} search={search} onChange={setSearch} />
            </div>
          )}
          {archived.length > 0 && (
            <Button
              size="small"
              variant="ghost"
              className="ms-auto"
              aria-pressed={isArchive}
              onClick={() => setShowsArchived(!isArchive)}
            >
              <Archive />
              {isArchive ? texts.showCurrent : texts.showArchived(archived.length)}
            </Button>
          )}
        </div>
      )}
      {isStaff && <p className="text-muted-foreground mb-3 text-base">{texts.figures.note}</p>}
      <ReadFailure of={[figures]} text={texts.figures.failed} />
      {shown.length === 0 && <EmptyState text={search.trim() === "" ? texts.emptyCurrent : texts.noMatch} />}
      <ul aria-label={texts.list} className="grid gap-4">
        {shown.map((row) => (
          <LinkRow
            key={row.id}
            link={row}
            page={pageOf(row)}
            trouble={pages?.troubleOf(row.path, langOf(row))}
            figures={figures.data?.[row.id]}
          >
            {!isStaff && (
              <Button
                size="small"
                variant="outline"
                className="px-3.5 lg:min-h-10"
                aria-label={share.copyAddressOf(row.name)}
                onClick={() => void copyText(shortAddress(row), share)}
              >
                <Copy className="size-4.5" />
                {share.copyAddress}
              </Button>
            )}
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
            {isStaff && (
              <div className="flex">
                <IconButton
                  Icon={CopyPlus}
                  label={texts.duplicate(row.name)}
                  title={texts.duplicate(row.name)}
                  className="lg:size-10"
                  onClick={() => onCopy(row)}
                />
                <IconButton
                  Icon={row.is_archived ? ArchiveRestore : Archive}
                  label={row.is_archived ? texts.unarchive(row.name) : texts.archive(row.name)}
                  title={row.is_archived ? texts.unarchive(row.name) : texts.archive(row.name)}
                  className="lg:size-10"
                  isBusy={archive.isPending}
                  onClick={() => archive.mutate({ id: row.id, isArchived: !row.is_archived })}
                />
              </div>
            )}
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

/** Archives a link, or puts it back into the list, and offers to undo that. */
function useArchive() {
  const texts = useTexts(linksTexts);
  const failed = useFailureToast();
  const undoOf = useUndo();
  return useMutation({
    ...archiveLink,
    onSuccess: (_, { id, isArchived }) =>
      void toast.success(isArchived ? texts.archived : texts.unarchived, undoOf(links.entity, id)),
    onError: failed(texts.archiveFailed),
  });
}
