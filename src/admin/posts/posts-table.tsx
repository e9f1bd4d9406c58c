import { Eye, Pencil, RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { IconButton } from "@/admin/shared/icon-button";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useIsAutoPublishOff } from "@/admin/shared/use-admin-settings";
import { Button, buttonVariants } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { WithNumbers } from "@/components/ui/with-numbers";
import { localizedPath, paths } from "@/config/paths";
import type { PostListRow } from "@/data/staff/post.queries";
import { formatDate, formatNumber } from "@/i18n/format";
import { cn } from "@/lib/class-names";
import { formatDateTime } from "@/admin/shared/moments";
import { PostStatusBadge } from "@/admin/shared/post-status-badge";
import type { PostActions, Selection } from "./post-actions";
import { useLocale, useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/texts/admin/posts";

interface PostsTableProps {
  rows: readonly PostListRow[];
  inTrash: boolean;
  selection: Selection;
  actions: PostActions;
}

const CELL = "border-border py-1 align-middle lg:border-b lg:px-3 lg:[tr:last-child>&]:border-b-0";
/** In a card it is a full-width line below the checkbox and the title. */
const LINE = cn(CELL, "col-span-2");
const HEAD = "border-border text-muted-foreground border-b px-3 py-2 font-semibold";

/**
 * The posts of one page: a table, with fewer columns next to the menu in a small window, whose rows become cards on narrow
 * screens.
 */
export function PostsTable({ rows, inTrash, selection, actions }: PostsTableProps) {
  const { columns, ...texts } = useTexts(postsTexts);
  const isOff = useIsAutoPublishOff();
  const isWaiting = isOff && !inTrash && rows.some(({ status }) => status === "scheduled");
  return (
    <div className="lg:rounded-card lg:border-border lg:bg-card lg:overflow-clip lg:border">
      {isWaiting && <p className="text-foreground mb-2 text-base lg:m-0 lg:px-4 lg:pt-3">{texts.allWait}</p>}
      <Checkbox
        label={texts.selectPage}
        checked={selection.isAll}
        onChange={selection.toggleAll}
        className="mb-1 lg:hidden"
      />
      <table aria-label={texts.list} className="block w-full border-collapse text-base lg:table">
        <thead className="hidden lg:table-header-group">
          <tr>
            <th scope="col" className={cn(HEAD, "w-12 py-0 ps-4 pe-0 text-start")}>
              <Checkbox
                label={texts.selectPage}
                isLabelHidden
                checked={selection.isAll}
                onChange={selection.toggleAll}
              />
            </th>
            <Head>{columns.title}</Head>
            <Head>{columns.status}</Head>
            <Head>{columns.created}</Head>
            <Head className="text-start max-xl:hidden">{inTrash ? columns.deleted : columns.published}</Head>
            <Head className="text-end max-xl:hidden rtl:text-start">{columns.views}</Head>
            <Head className="text-end">{columns.actions}</Head>
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">
          {rows.map((row) => (
            <Row key={row.id} row={row} inTrash={inTrash} selection={selection} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ className = "text-start", children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={cn(HEAD, className)}>
      {children}
    </th>
  );
}

function Row({ row, inTrash, selection, actions }: Omit<PostsTableProps, "rows"> & { row: PostListRow }) {
  const locale = useLocale();
  const { columns, ...texts } = useTexts(postsTexts);
  const title = row.title ?? texts.untitled;
  const second = inTrash ? row.deleted_at : row.published_at;
  return (
    <tr
      className={cn(
        "rounded-card border-border bg-card grid grid-cols-[auto_minmax(0,1fr)] border px-4 py-2 lg:table-row lg:border-0 lg:p-0",
        selection.has(row) && "bg-primary-soft/60",
      )}
    >
      <td className={cn(CELL, "py-0 lg:ps-4 lg:pe-0")}>
        <Checkbox
          label={texts.select(title)}
          isLabelHidden
          checked={selection.has(row)}
          onChange={() => selection.toggle(row)}
          className="-me-3 lg:me-0"
        />
      </td>
      <td className={cn(CELL, "contents lg:table-cell lg:max-w-md lg:py-2")}>
        <Link
          to={adminPaths.post(row.id)}
          className="hover:text-primary -my-1 inline-flex min-h-12 items-center py-1 font-semibold hover:underline lg:min-h-10"
        >
          <bdi className="wrap-anywhere">
            <WithNumbers text={title} />
          </bdi>
        </Link>
        <span className="col-span-2 flex flex-wrap items-center gap-1.5">
          {row.origin === "generated" && <Badge>{texts.generated}</Badge>}
          {!row.has_arabic && <Badge tone="yellow">{texts.noArabic}</Badge>}
          {row.held_back.map((lang) => (
            <Badge key={lang} tone="yellow">
              {texts.heldBack[lang]}
            </Badge>
          ))}
          {row.is_arabic_behind && !row.held_back.includes("ar") && (
            <Badge tone="yellow">{texts.arabicBehind}</Badge>
          )}
          <bdi dir="ltr" className="text-muted-foreground text-[0.9375rem] wrap-anywhere">
            /{row.slug}
          </bdi>
        </span>
      </td>
      <td className={LINE}>
        <PostStatusBadge status={row.status} />
        {row.status === "scheduled" && row.scheduled_at && !inTrash && <PlannedTime at={row.scheduled_at} />}
      </td>
      <td className={cn(LINE, "max-xl:text-muted-foreground xl:whitespace-nowrap")}>
        <span className="lg:hidden">{columns.created} </span>
        {formatDate(row.created_at, locale)}
        <span className="xl:hidden">
          {second && ` · ${inTrash ? columns.deleted : columns.published} ${formatDate(second, locale)}`}
          {` · ${columns.views} ${formatNumber(row.views)}`}
        </span>
      </td>
      <td className={cn(CELL, "hidden whitespace-nowrap xl:table-cell")}>
        {second ? formatDate(second, locale) : texts.none}
      </td>
      <td className={cn(CELL, "hidden text-end tabular-nums xl:table-cell rtl:text-start")}>
        {formatNumber(row.views)}
      </td>
      <td className={cn(LINE, "lg:text-end")}>
        <RowActions row={row} title={title} inTrash={inTrash} actions={actions} />
      </td>
    </tr>
  );
}

interface RowActionsProps extends Pick<PostsTableProps, "inTrash" | "actions"> {
  row: PostListRow;
  title: string;
}

function RowActions({ row, title, inTrash, actions }: RowActionsProps) {
  const texts = useTexts(postsTexts);
  const icon = cn(buttonVariants({ variant: "ghost", size: "icon" }), "lg:size-10");
  if (inTrash) {
    return (
      <Button
        variant="outline"
        size="small"
        disabled={actions.isBusy}
        aria-label={texts.restore(title)}
        onClick={() => actions.restore([row])}
      >
        <RotateCcw />
        {texts.restoreMany}
      </Button>
    );
  }
  return (
    <span className="-ms-3 inline-flex lg:ms-0">
      {/* Only a published post has a page. */}
      {row.status === "published" && (
        <a
          href={localizedPath(paths.article(row.slug), row.held_back.includes("en") ? "ar" : "en")}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.view(title)}
          title={texts.view(title)}
          className={icon}
        >
          <Eye />
        </a>
      )}
      <Link
        to={adminPaths.post(row.id)}
        aria-label={texts.edit(title)}
        title={texts.edit(title)}
        className={icon}
      >
        <Pencil />
      </Link>
      <IconButton
        Icon={Trash2}
        className="lg:size-10"
        disabled={actions.isBusy}
        label={texts.delete(title)}
        title={texts.delete(title)}
        onClick={() => actions.askToTrash([row])}
      />
    </span>
  );
}

/** Posts are published once a minute, so one that has just come due is not late yet. */
const OVERDUE_AFTER_MS = 120_000;

const latenessOf = (moment: number, now = Date.now()): number => now - moment;

/** The time of a scheduled post: when it is published, was to be published, or is planned while automatic publishing is off. */
function PlannedTime({ at }: { at: string }) {
  const locale = useLocale();
  const isOff = useIsAutoPublishOff();
  const time = formatDateTime(at, locale);
  const lateness = latenessOf(Date.parse(at));
  const { overdueSince, plannedFor, goesOut } = useTexts(postsTexts);
  const say = lateness > (isOff ? 0 : OVERDUE_AFTER_MS) ? overdueSince : isOff ? plannedFor : goesOut;
  return <span className="text-muted-foreground block text-[0.9375rem]">{say(time)}</span>;
}
