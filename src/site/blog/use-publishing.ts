import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { paths } from "@/config/paths";
import { publishingTopics, type TopicSet } from "@/content/publishing-topics";
import { AppError } from "@/data/errors";
import { keys } from "@/data/keys";
import { publishTopics, seedBlog } from "@/data/staff/publish-topics.mutations";
import { staffQuery } from "@/data/staff/staff.queries";
import { publishingBarTexts } from "@/i18n/dictionaries/publishing-bar";
import { useI18n } from "@/i18n/i18n";
import { localStore } from "@/lib/safe-storage";
import { publishingModeOf } from "./publishing-mode";

/** Marks that this browser has seen the blog filled. */
const SEEDED = "blog-seeded";

/**
 * Publishes sets of topics: at the press of a button, by itself when the address says so, and once for an empty blog.
 * @returns the set that is being published
 */
export function usePublishing(isBlogEmpty: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const texts = publishingBarTexts[useI18n().locale];
  const mode = publishingModeOf(search);
  const [busy, setBusy] = useState<TopicSet>();
  // Two presses can come before the first one has been rendered.
  const isBusy = useRef(false);

  const begin = (set: TopicSet) => {
    isBusy.current = true;
    setBusy(set);
  };
  const end = () => {
    isBusy.current = false;
    setBusy(undefined);
  };
  const findStaff = () => client.fetchQuery({ ...staffQuery, staleTime: 0, retry: false });

  /** After a failure as well: some of the articles may have been published. */
  const refresh = () => void client.invalidateQueries({ queryKey: keys.articles });

  const announce = (set: TopicSet, created: number) => {
    localStore.set(SEEDED, "1");
    refresh();
    toast.success(texts.published, {
      description: set === "care-nursing" ? texts.nursingAndCare(created) : texts.articles(created),
    });
  };

  const publish = async (set: TopicSet, { isAutomatic }: { isAutomatic: boolean }) => {
    if (isBusy.current) return;
    begin(set);
    try {
      if (!(await findStaff())) {
        const next = pathname + (isAutomatic ? mode.searchWithStart : mode.search);
        // The way back from the sign-in must not lead to an address that sends there again.
        await navigate(paths.adminLogin, { replace: isAutomatic, state: { next } });
        return;
      }
      // It has begun: neither a reload nor the other language begins it again.
      if (isAutomatic) await navigate({ search: mode.search }, { replace: true });
      announce(set, await publishTopics(publishingTopics[set]));
    } catch (error) {
      refresh();
      // The next press leads to the sign-in.
      if (error instanceof AppError && error.code === "unauthorized")
        client.setQueryData(staffQuery.queryKey, null);
      toast.error(texts.error, { description: (error instanceof Error && error.message) || texts.failed });
    } finally {
      end();
    }
  };

  const seed = async () => {
    if (isBusy.current || localStore.get(SEEDED) !== null) return;
    begin("default");
    try {
      const created = (await findStaff()) ? await seedBlog(publishingTopics.default) : undefined;
      if (created !== undefined) announce("default", created);
    } catch {
      refresh();
      // Not reported: nobody asked for it, and the buttons report their own failures.
    } finally {
      end();
    }
  };

  const arrive = useEffectEvent((isAutomatic: boolean, isEmpty: boolean) => {
    if (isAutomatic) void publish(mode.set, { isAutomatic });
    else if (isEmpty) void seed();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- arriving at such an address is what starts the work
  useEffect(() => arrive(mode.isAutomatic, isBlogEmpty), [mode.isAutomatic, isBlogEmpty]);

  return { busy, offered: mode.offered, publish: (set: TopicSet) => publish(set, { isAutomatic: false }) };
}
