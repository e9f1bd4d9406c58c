import { Link, type LinkProps, useHref } from "react-router-dom";

/**
 * A link to a page of the site. The router's own link adds an attribute for its framework's route discovery, which this site
 * does not use.
 */
export const PageLink = import.meta.env.SSR
  ? WrittenLink
  : (props: LinkProps) => <Link discover="none" {...props} />;

/**
 * The same element in a page that the build writes, without handlers: those of a hundred links take a twentieth of the time that
 * a page needs.
 */
function WrittenLink({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useHref(to)}>
      {children}
    </a>
  );
}
