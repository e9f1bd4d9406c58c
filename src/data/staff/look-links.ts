import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { PostTranslation } from "@domain/post-draft";
import { LOCALES } from "@/config/locales";
import { assertOk } from "@/data/client/errors";
import { keys, tableKey } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

const lookLink = z.object({
  id: z.string(),
  lang: z.enum(LOCALES),
  is_current: z.boolean(),
  invites: z.boolean(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  opens: z.number(),
  guest_name: z.string().nullable(),
  guest_licence: z.string().nullable(),
  author_id: z.string().nullable(),
});

export type LookLink = z.infer<typeof lookLink>;

const OF_LINKS = [...tableKey("text_reviews"), "looks"];

/** The links to drafts of a post that work, newest first. */
export const lookLinksQuery = (postId: string) =>
  queryOptions({
    queryKey: [...OF_LINKS, postId],
    queryFn: async ({ signal }) => {
      const links = await readAs(
        z.array(lookLink),
        staffClient.rpc("list_look_links", { p_post_id: postId }),
        signal,
      );
      return links.filter((link) => link.revoked_at === null && Date.parse(link.expires_at) > Date.now());
    },
  });

const STALE = [tableKey("text_reviews"), keys.activity];

/** Makes a link to a text. Its token is known only now. @throws AppError `text_not_stored` for a text that the server does not have */
export const makeLookLink = change(
  async ({ postId, text, invites }: { postId: string; text: PostTranslation; invites: boolean }) => {
    const { data, ...answer } = await staffClient.rpc("make_look_link", {
      p_post_id: postId,
      p_lang: text.lang,
      p_text: text,
      p_invites: invites,
    });
    assertOk(answer);
    return z.object({ id: z.string(), token: z.string() }).parse(data);
  },
  STALE,
);

export const revokeLookLink = change(
  async (id: string) => assertOk(await staffClient.rpc("revoke_look_link", { p_id: id })),
  STALE,
);

/** Says which author, with a licence, the person behind a link is; null for none. Owners only. */
export const acceptGuest = change(
  async ({ id, author }: { id: string; author: string | null }) =>
    // The generated types have no arguments that may be null.
    assertOk(await staffClient.rpc("accept_guest", { p_id: id, p_author_id: author as string })),
  STALE,
);
