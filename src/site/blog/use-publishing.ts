import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { paths } from "@/config/paths";
import { publishingBatches, type BatchName } from "@/content/publishing-batches";
import { AppError } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { publishTopics, seedBlog } from "@/data/staff/article-writer";
import { staffQuery } from "@/data/staff/session";
import { publishingBarTexts } from "@/texts/site/publishing-bar";
import { useI18n } from "@/i18n/i18n";
import { localStore } from "@/lib/safe-storage";
import { BLOG_SEEDED } from "@/lib/storage-keys";
import { arrival, isFromBackOffice, publishingModeOf } from "./publishing-mode";

/**
 * Publishes batches of topics: after a press, automatically when the address has `autorun`, and once for an empty blog. An
 * address that did not come from the back office may be anybody's, so the person has to confirm it first.
 * @returns the set that is being published, and the one to confirm
 */
export function usePublishing(isBlogEmpty: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const texts = publishingBarTexts[useI18n().locale];
  const mode = publishingModeOf(search);
  const [busy, setBusy] = useState<BatchName>();
  const [asked, setAsked] = useState<BatchName>();
  // Two presses can come before the first one has been rendered.
  const isBusy = useRef(false);

  const begin = (batch: BatchName) => {
    isBusy.current = true;
    setBusy(batch);
  };
  const end = () => {
    isBusy.current = false;
    setBusy(undefined);
  };
  const findStaff = () => client.fetchQuery({ ...staffQuery, staleTime: 0, retry: false });

  /** Also after a failure: some of the articles may have been published. */
  const refresh = () => void client.invalidateQueries({ queryKey: tableKey("blog_posts") });

  const announce = (batch: BatchName, created: number) => {
    localStore.set(BLOG_SEEDED, "1");
    refresh();
    toast.success(texts.published, {
      description: batch === "care-nursing" ? texts.nursingAndCare(created) : texts.articles(created),
    });
  };

  /** Neither a reload nor a change of language starts it, or shows the question, again. */
  const forgetStart = () => navigate({ search: mode.search }, { replace: true });

  const publish = async (batch: BatchName, start?: "automatic" | "asks first") => {
    if (isBusy.current) return;
    begin(batch);
    try {
      if (!(await findStaff())) {
        const next = pathname + (start ? mode.searchWithStart : mode.search);
        // Going back from the sign-in must not lead to an address that opens it again.
        await navigate(paths.adminLogin, { replace: start !== undefined, state: { next } });
        return;
      }
      if (start === "asks first") {
        setAsked(batch);
        return;
      }
      if (start) await forgetStart();
      announce(batch, await publishTopics(publishingBatches[batch]));
    } catch (error) {
      refresh();
      // The next press opens the sign-in.
      if (error instanceof AppError && error.code === "unauthorized")
        client.setQueryData(staffQuery.queryKey, null);
      toast.error(texts.error, { description: (error instanceof Error && error.message) || texts.failed });
    } finally {
      end();
    }
  };

  const seed = async () => {
    if (isBusy.current || localStore.get(BLOG_SEEDED) !== null) return;
    begin("default");
    try {
      const created = (await findStaff()) ? await seedBlog(publishingBatches.default) : undefined;
      if (created !== undefined) announce("default", created);
    } catch {
      refresh();
      // Not reported: it was not requested, and the buttons report their own failures.
    } finally {
      end();
    }
  };

  const arrive = useEffectEvent((isAutomatic: boolean, isEmpty: boolean) => {
    if (isAutomatic) void publish(mode.batch, isFromBackOffice(arrival()) ? "automatic" : "asks first");
    else if (isEmpty) void seed();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- arriving at such an address is what starts the work
  useEffect(() => arrive(mode.isAutomatic, isBlogEmpty), [mode.isAutomatic, isBlogEmpty]);

  /** The person's answer to the question. */
  const answer = async (isYes: boolean) => {
    setAsked(undefined);
    await forgetStart();
    if (isYes && asked) await publish(asked);
  };

  return { busy, asked, answer, offered: mode.offered, publish: (batch: BatchName) => publish(batch) };
}
