import { isVisitorPath } from "@/data/public/redirect-rules";

/**
 * Links to a page from a visitor's request, which can contain anything: an address outside this site is shown as text. `name`
 * is the page's name, if known.
 */
export function PageLink({ page, name, className }: { page: string; name?: string; className: string }) {
  if (isVisitorPath(page) && name)
    return (
      <a href={page} target="_blank" rel="noreferrer" title={page} className={className}>
        <bdi>{name}</bdi>
      </a>
    );
  return isVisitorPath(page) ? (
    <a href={page} target="_blank" rel="noreferrer" dir="ltr" className={className}>
      {page}
    </a>
  ) : (
    <bdi dir="ltr" className="wrap-anywhere">
      {page}
    </bdi>
  );
}
