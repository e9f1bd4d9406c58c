import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

export interface PublishingBarProps {
  /** Whether the blog has been read and has no article. */
  isBlogEmpty: boolean;
}

/** Exactly `admin=1`, once; whatever else stands there is not meant for this page. */
const isPublishing = (search: string) => new URLSearchParams(search).getAll("admin").join() === "1";

/** The router tells of a new address by rendering again. */
const neverChanges = () => () => undefined;

/**
 * The staff's publishing buttons, where the address asks for them; no reader downloads them. Never part of the first
 * render, which must equal the prerendered page.
 */
export function usePublishingBar() {
  const { search } = useLocation();
  // The third function answers for the prerendered page, which knows no query.
  const isAsked = useSyncExternalStore(
    neverChanges,
    () => isPublishing(search),
    () => false,
  );
  const [Bar, setBar] = useState<ComponentType<PublishingBarProps>>();

  useEffect(() => {
    if (!isAsked) return;
    import("./publishing-bar").then(
      ({ PublishingBar }) => setBar(() => PublishingBar),
      (error: unknown) => console.error("The publishing buttons could not be loaded.", error),
    );
  }, [isAsked]);

  return { isAsked, Bar: isAsked ? Bar : undefined };
}
