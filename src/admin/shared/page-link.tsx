import { isVisitorPath } from "@/data/public/redirect-rules";

/** Links to a page that visitors sent. They can send anything: an address outside this site is shown as text. */
export function PageLink({ page, className }: { page: string; className: string }) {
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
