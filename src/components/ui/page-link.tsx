import { Link, type LinkProps } from "react-router-dom";

/**
 * A link to a page of the site. The router's own link adds an attribute for its framework's route discovery, which this site
 * does not use.
 */
export function PageLink(props: LinkProps) {
  return <Link discover="none" {...props} />;
}
