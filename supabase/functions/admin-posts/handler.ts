import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { requireStaff } from "../_shared/auth.ts";
import { callerClient, readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { draftProblem, type DraftProblem, TEXTS_WITH_FACTS, draftProblemWords } from "../_shared/domain/post-draft-problem.ts";
import { FunctionError, notStaff, tooManyChanges, unavailable } from "../_shared/errors.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { type DraftCall, type PostCall, PostRequest } from "./post-request.ts";
import { LOCALES, type Localized } from "../_shared/domain/locales.ts";

// A revision holds what was sent, and the database stops those at a million bytes.
const BODY_LIMIT_BYTES = 950_000;
const TIME_LIMIT_MS = 20_000;

const NO_SUCH_POST: Localized = { en: "There is no such post.", ar: "لا يوجد مقال كهذا." };
const CANNOT_BE_SAVED: Localized = {
  en: "The post cannot be saved like this.",
  ar: "لا يمكن حفظ المقال بهذا الشكل.",
};

/**
 * Reads, adds, saves and throws away one post. `method` in the body says what; everything runs with the caller's own
 * token, so row-level security decides once more. Answers `{ post }` with its texts and tags, or `{ success }` for DELETE,
 * which moves to the trash, and for PATCH, which keeps a working copy that no reader sees, with the `current` post when that has
 * moved on from its `version`. A save names the `version` it
 * started from: 409 `conflict` comes with the `current` post, 409 `slug_taken` without. A save that is repeated under its
 * `save_id` gets its first answer again. A 400 names the `field`.
 */
export const adminPosts = jsonFunction(
  { methods: ["POST"], timeLimitMs: TIME_LIMIT_MS },
  async (request, signal) => {
    const environment = readEnvironment();
    await requireStaff(request, secretClient(environment, signal));
    const body = await readJson(request, PostRequest, BODY_LIMIT_BYTES);
    return await answerTo(body, callerClient(environment, request, signal));
  },
);

async function answerTo(body: PostCall, caller: SupabaseClient): Promise<unknown> {
  switch (body.method) {
    case "GET":
      return { post: await readPost(caller, body.id) };
    case "DELETE":
      return await trashPost(caller, body.id);
    case "POST":
    case "PUT":
      return { post: await savePost(caller, body) };
    case "PATCH":
      return await keepWorkingCopy(caller, body);
  }
}

async function readPost(caller: SupabaseClient, id: string): Promise<unknown> {
  const data = unwrap(await caller.rpc("read_post", { p_id: id }));
  if (data === null) throw new FunctionError("not_found", NO_SUCH_POST);
  return data;
}

async function trashPost(caller: SupabaseClient, id: string): Promise<unknown> {
  const { data: trashed, error } = await caller.rpc("trash_posts", { p_ids: [id] });
  if (error) throw error.details === "change_limit" ? tooManyChanges(error.hint) : unavailable(error);
  // None was moved: either it lies there already, or there is no such post.
  if (trashed === 0) await readPost(caller, id);
  return { success: true };
}

async function savePost(
  caller: SupabaseClient,
  call: Extract<DraftCall, { method: "POST" | "PUT" }>,
): Promise<unknown> {
  expectSavable(call);
  const { data, error } = await caller.rpc("save_post", {
    p_post: call.post,
    p_translations: call.translations,
    p_tags: call.tags,
    p_id: call.id ?? null,
    p_version: call.method === "PUT" ? call.version : null,
    p_save_id: call.save_id ?? null,
  });
  if (error) throw await refusal(error, caller, call);
  return data;
}

async function keepWorkingCopy(
  caller: SupabaseClient,
  call: Extract<DraftCall, { method: "PATCH" }>,
): Promise<unknown> {
  expectSavable(call);
  const { id, version, post, translations, tags } = call;
  const { data, error } = await caller.rpc("save_working_copy", {
    p_id: id,
    p_version: version,
    p_draft: { post, translations, tags },
  });
  if (error) throw await refusal(error, caller, call);
  return { success: true, current: data };
}

function expectSavable({ method, post, translations, tags }: DraftCall): void {
  const draft = { post: { ...post, author_id: post.author_id ?? null }, translations, tags };
  const problem = draftProblem(draft, { isWorkingCopy: method === "PATCH" });
  if (problem)
    throw new FunctionError("invalid", draftProblemWords(problem), { details: { field: problem.field } });
}

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
    return new FunctionError(
      "invalid",
      {
        en: "This author is gone. Please choose another one.",
        ar: "لم يعد هذا الكاتب موجودًا. اختر كاتبًا آخر.",
      },
      { details: { field: "author_id" } },
    );
  if (error.details === "canonical_elsewhere")
    return new FunctionError(
      "invalid",
      {
        en: "Only an owner may enter an address on another website here. An address on this site begins with a slash.",
        ar: "لا يمكن إلا لمالك الموقع كتابة رابط إلى موقع آخر هنا. الرابط داخل هذا الموقع يبدأ بشرطة مائلة.",
      },
      { details: { field: `${langOfCanonical(translations)}.canonical_url` } },
    );
  if (error.code === "42501") return notStaff();
  if (error.details === "change_limit") return tooManyChanges(error.hint);
  const unknown =
    error.details === "placeholder_unknown" ? UnknownPlaceholder.safeParse(error.hint) : undefined;
  if (unknown?.success) {
    const { lang, field, name } = unknown.data;
    const problem: DraftProblem = { id: "placeholderUnknown", field: `${lang}.${field}`, name };
    return new FunctionError("invalid", draftProblemWords(problem), { details: { field: problem.field } });
  }
  // What the database refuses to hold and the checks above let through.
  if (/^2[23]/.test(error.code)) return new FunctionError("invalid", CANNOT_BE_SAVED, { cause: error });
  return unavailable(error);
}

const langOfCanonical = (translations: DraftCall["translations"]): string =>
  translations.find(({ canonical_url }) => !/^(?:\/(?![/\\]).*)?$/.test(canonical_url?.trim() ?? ""))?.lang ??
  "en";
