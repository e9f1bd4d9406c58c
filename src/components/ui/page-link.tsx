import { Link, type LinkProps } from "react-router-dom";

/** Leads to a page of the site. The router's own link notes on each one how its framework may discover routes: not here. */
export function PageLink(props: LinkProps) {
  return <Link discover="none" {...props} />;
}
