import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { findRedirect, knownRedirect } from "@/data/public/url-redirects.queries";
import type { Redirect } from "@/data/public/redirect-rules";
import { withSearch } from "@/data/public/with-search";

/** History entries whose temporary redirect was followed in this page load. */
const left = new Set<string>();

/**
 * Follows the redirect of every address that the visitor opens: a permanent one replaces the address in the history, a
 * temporary one is added to it. The page is shown in the meantime, since hardly any address has a redirect.
 * @returns whether the address is known to redirect, so that its page need not be shown
 */
export function useRedirect(): boolean {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();

  const follow = useEffectEvent(({ to, type }: Redirect) => {
    // A visitor who goes back to a temporary redirect would never get past it if it were added again.
    const replace = type === 301 || left.has(key);
    left.add(key);
    void navigate(withSearch(to, search) + hash, { replace });
  });

  useEffect(() => {
    let isHere = true;
    const check = async () => {
      const redirect = await findRedirect(client, pathname);
      if (isHere && redirect) follow(redirect);
    };
    check().catch(() => {
      // The query client has logged the failure; without an answer the page stays.
    });
    return () => {
      isHere = false;
    };
  }, [client, pathname]);

  return knownRedirect(client, pathname) !== null;
}
