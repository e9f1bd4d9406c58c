import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { staffFunction } from "../_shared/auth.ts";
import { callerClient, unwrap } from "../_shared/clients.ts";
import { cleanLine } from "../_shared/domain/clean-text.ts";
import { LOCALES, type Localized } from "../_shared/domain/locales.ts";
import { postDraft, reference } from "../_shared/domain/post-draft.ts";
import {
  draftProblem,
  type DraftProblem,
  draftProblemWords,
  TEXTS_WITH_FACTS,
} from "../_shared/domain/post-draft-problem.ts";
import { FunctionError, notStaff, tooManyChanges, unavailable } from "../_shared/errors.ts";
import { readJson } from "../_shared/http.ts";

// A revision contains the request, and the database's limit for it is a million bytes.
const BODY_LIMIT_BYTES = 950_000;

const Id = z.uuid("id should be the id of a post.");
const Version = z.number("version should be the one that the changes started from.").int().positive();
/** The id of one save; every try of it has the same. */
const SaveId = z.uuid("save_id should be the id of a save.").optional();
/** The item of the calendar that the post is for. */
const CalendarItem = z.uuid("calendar_item should be the id of an item of the calendar.").optional();
/** Why an owner changes at once what readers see, although no clinician has read it. */
const Reason = z
  .string("reason should be a text.")
  .transform(cleanLine)
  .pipe(z.string().min(1).max(500))
  .optional();
const saving = { save_id: SaveId, calendar_item: CalendarItem, reason: Reason };

const { post, ...rest } = postDraft.shape;
/** A missing author stays unchanged: callers may not know authors. */
const draft = { ...rest, post: post.extend({ author_id: reference.optional() }) };

const PostRequest = z.discriminatedUnion(
  "method",
  [
    z.object({ method: z.literal("GET"), id: Id }),
    z.object({ method: z.literal("DELETE"), id: Id }),
    z.object({ method: z.literal("POST"), id: Id.optional(), ...saving, ...draft }),
    z.object({ method: z.literal("PUT"), id: Id, version: Version, ...saving, ...draft }),
    z.object({ method: z.literal("PATCH"), id: Id, version: Version, ...draft }),
  ],
  "method should be GET, POST, PUT, PATCH or DELETE.",
);
type DraftCall = Extract<z.infer<typeof PostRequest>, { method: "POST" | "PUT" | "PATCH" }>;

const NO_SUCH_POST: Localized = { en: "This post does not exist.", ar: "هذا المقال غير موجود." };
const CANNOT_BE_SAVED: Localized = {
  en: "The post cannot be saved like this.",
  ar: "لا يمكن حفظ المقال بهذا الشكل.",
};

/**
 * Reads, adds, saves and deletes one post, by the `method` in the body. Everything runs with the caller's own token, so
 * row-level security applies as well. Returns `{ post }` with its texts and tags, or `{ success }`: for DELETE, which moves to
 * the trash, and for PATCH, which stores a working copy that no reader sees, with the `current` post when that is newer than
 * its `version`. A save names the `version` it is based on: 409 `conflict` includes the `current` post, 409 `slug_taken` does
 * not. A save that is repeated under its `save_id` gets its first answer again. The item of the calendar in it is linked to the
 * post, and gets its status. A 400 names the `field`. While a medical review is required, an unread text
 * gets 409 `text_unread` with its `lang`; with an owner's `reason`, a text that readers see already is stored.
 */
export const adminPosts = staffFunction(async (call) => {
  const body = await readJson(call.request, PostRequest, BODY_LIMIT_BYTES);
  const caller = callerClient(call);
  switch (body.method) {
    case "GET":
      return { post: await readPost(caller, body.id) };
    case "DELETE":
      return await trashPost(caller, body.id);
    case "POST":
    case "PUT":
      return { post: await save(caller, body) };
    case "PATCH":
      return { success: true, current: await save(caller, body) };
  }
});

async function readPost(caller: SupabaseClient, id: string): Promise<unknown> {
  const data = unwrap(await caller.rpc("read_post", { p_id: id }));
  if (data === null) throw new FunctionError("not_found", NO_SUCH_POST);
  return data;
}

async function trashPost(caller: SupabaseClient, id: string): Promise<unknown> {
  const { data: trashed, error } = await caller.rpc("trash_posts", { p_ids: [id] });
  if (error) throw error.details === "change_limit" ? tooManyChanges(error.hint) : unavailable(error);
  // None was moved: it is there already, or does not exist.
  if (trashed === 0) await readPost(caller, id);
  return { success: true };
}

/** Stores a draft as the post or, for PATCH, as a working copy of it. */
async function save(caller: SupabaseClient, call: DraftCall): Promise<unknown> {
  const { post, translations, tags } = call;
  const whole = { post: { ...post, author_id: post.author_id ?? null }, translations, tags };
  const problem = draftProblem(whole, { isWorkingCopy: call.method === "PATCH" });
  if (problem) throw invalid(problem.field, draftProblemWords(problem));
  const { data, error } =
    call.method === "PATCH"
      ? await caller.rpc("save_working_copy", {
          p_id: call.id,
          p_version: call.version,
          p_draft: { post, translations, tags },
        })
      : await caller.rpc("save_post", {
          p_post: post,
          p_translations: translations,
          p_tags: tags,
          p_id: call.id ?? null,
          p_version: call.method === "PUT" ? call.version : null,
          p_save_id: call.save_id ?? null,
          p_reason: call.reason ?? null,
        });
  if (error) throw await refusal(error, caller, call);
  if (call.method !== "PATCH" && call.calendar_item !== undefined) {
    const { id } = Stored.parse(data);
    const noted = await caller
      .from("editorial_calendar")
      .update({ post_id: id })
      .eq("id", call.calendar_item);
    // The post is stored: the same save again changes nothing in it, and records the item.
    if (noted.error) throw await refusal(noted.error, caller, call);
  }
  return data;
}

const Stored = z.object({ id: z.string() });

const invalid = (field: string, words: Localized) =>
  new FunctionError("invalid", words, { details: { field } });

const UNREAD: Localized = {
  en: "No clinician has approved this text yet. Send it for review first.",
  ar: "لم يعتمد طبيب أو ممرّض هذا النص بعد. أرسله إلى المراجعة أولًا.",
};
const Unread = z
  .string()
  .transform((hint): unknown => JSON.parse(hint))
  .pipe(z.object({ lang: z.enum(LOCALES) }));

const UnknownPlaceholder = z
  .string()
  .transform((hint): unknown => JSON.parse(hint))
  .pipe(
    z.object({
      lang: z.enum(LOCALES),
      field: z.enum(TEXTS_WITH_FACTS),
      name: z.string(),
    }),
  );

async function refusal(
  error: PostgrestError,
  caller: SupabaseClient,
  { id, post, translations }: DraftCall,
): Promise<FunctionError> {
  if (error.code === "PT404") return new FunctionError("not_found", NO_SUCH_POST);
  if (error.code === "PT409" && id !== undefined)
    return new FunctionError(
      "conflict",
      { en: "The post has changed since you opened it.", ar: "تغيّر المقال منذ أن فتحته." },
      { details: { current: await readPost(caller, id) } },
    );
  if (error.code === "23505" && error.message.includes("blog_posts_slug_key"))
    return new FunctionError(
      "slug_taken",
      {
        en: `Another post has the slug “${post.slug}”.`,
        ar: `الاسم «${post.slug}» مستخدم في رابط مقال آخر.`,
      },
      { details: { field: "slug" } },
    );
  if (error.code === "23503" && error.message.includes("blog_posts_author_id_fkey"))
    return invalid("author_id", {
      en: "This author no longer exists. Please choose another one.",
      ar: "لم يعد هذا الكاتب موجودًا. اختر كاتبًا آخر.",
    });
  if (error.details === "canonical_elsewhere")
    return invalid(`${langOfCanonical(translations)}.canonical_url`, {
      en: "Only an owner can enter an address on another website here. An address on this site begins with a slash.",
      ar: "لا يمكن كتابة رابط إلى موقع آخر هنا إلا لمالك الموقع. الرابط داخل هذا الموقع يبدأ بشرطة مائلة.",
    });
  if (error.details === "text_unread")
    return new FunctionError("text_unread", UNREAD, { details: Unread.parse(error.hint) });
  if (error.details === "names_a_person")
    return invalid("reason", {
      en: "Please leave out email addresses, telephone numbers and identity numbers.",
      ar: "لا تذكر عناوين البريد الإلكتروني وأرقام الهواتف والهويات.",
    });
  if (error.code === "42501") return notStaff();
  if (error.details === "change_limit") return tooManyChanges(error.hint);
  const unknown =
    error.details === "placeholder_unknown" ? UnknownPlaceholder.safeParse(error.hint) : undefined;
  if (unknown?.success) {
    const { lang, field, name } = unknown.data;
    const problem: DraftProblem = { id: "placeholderUnknown", field: `${lang}.${field}`, name };
    return invalid(problem.field, draftProblemWords(problem));
  }
  // A value that the database refuses although the checks above accept it.
  if (/^2[23]/.test(error.code)) return new FunctionError("invalid", CANNOT_BE_SAVED, { cause: error });
  return unavailable(error);
}

const langOfCanonical = (translations: DraftCall["translations"]): string =>
  translations.find(({ canonical_url }) => !/^(?:\/(?![/\\]).*)?$/.test(canonical_url?.trim() ?? ""))?.lang ??
  "en";
