import { isSitePath } from "@/data/url-redirects/redirect-rules";

/** Leads to a page that visitors named. Anyone can name anything: what is no path of this site is words alone. */
export function PageLink({ page, className }: { page: string; className: string }) {
  return isSitePath(page) ? (
    <a href={page} target="_blank" rel="noreferrer" dir="ltr" className={className}>
      {page}
    </a>
  ) : (
    <bdi dir="ltr" className="wrap-anywhere">
      {page}
    </bdi>
  );
}
