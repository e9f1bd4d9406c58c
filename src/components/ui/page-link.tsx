import type { ComponentProps } from "react";
import { Link, type To, useHref } from "react-router-dom";

/** An anchor's attributes: the build's element has no place for the router's own properties. */
interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
}

/**
 * A link to a page of the site. The router's own link adds an attribute for its framework's route discovery, which this site
 * does not use.
 */
export const PageLink = import.meta.env.SSR
  ? WrittenLink
  : (props: PageLinkProps) => <Link discover="none" {...props} />;

/** The same element in a page that the build writes, without handlers: those of all links took 5 % of the memory that a page needs. */
function WrittenLink({ to, children, ...props }: PageLinkProps) {
  return (
    <a {...props} href={useHref(to)}>
      {children}
    </a>
  );
}
