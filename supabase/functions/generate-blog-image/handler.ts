import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { consumeBudget } from "../_shared/ai/budget.ts";
import { createOpenAiProvider } from "../_shared/ai/openai.ts";
import type { Illustrator } from "../_shared/ai/provider.ts";
import { readProvider } from "../_shared/ai/provider-settings.ts";
import { requireStaff, type SignedInAdmin } from "../_shared/auth.ts";
import { type Call, readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { describedIn, MAX_DESCRIPTION_LENGTH } from "../_shared/domain/infographic-marker.ts";
import { withoutMetadata } from "../_shared/domain/media/without-metadata.ts";
import { FunctionError, unavailable } from "../_shared/errors.ts";
import { jsonFunction, MAX_TIME_MS, readJson } from "../_shared/http.ts";
import { drawInfographic } from "../_shared/pictures/infographic.ts";

const BUCKET = "blog-media";
const CACHE_SECONDS = "31536000";
/** Longer than any call may take, so that no call is still drawing a description that is taken over. */
const STALE_SECONDS = 300;
/** How long readers' calls skip a description that could not be drawn; it doubles after each further failure. */
const FAILED_SECONDS = 600;
const ASK_AGAIN_MS = 1_000;
const OUTCOME_TIMEOUT_MS = 5_000;

const Body = z.object({
  prompt: z
    .string()
    .min(1, "Say what the picture shows.")
    .max(MAX_DESCRIPTION_LENGTH + 500, "The description is too long."),
});
const Claim = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["claimed", "busy", "failed"]) }),
  z.object({ outcome: z.literal("ready"), object_name: z.string() }),
]);
const Stored = z.object({ object_name: z.string(), updated_at: z.string() });

/**
 * Returns `{ image }`, the address of the picture for the prompt's description. Each description is drawn once, and served from
 * the bucket while the file exists. Staff may use any description, everyone else those of published articles.
 */
export const blogImage = jsonFunction(async (call) => {
  const { prompt } = await readJson(call.request, Body);
  const description = describedIn(prompt);
  if (!description)
    throw new FunctionError("invalid", {
      en: "Please describe exactly one picture.",
      ar: "يُرجى وصف صورة واحدة فقط.",
    });
  const name = await pictureOf(description, await allow(call, description), call);
  return { image: call.secret.storage.from(BUCKET).getPublicUrl(name).data.publicUrl };
}, MAX_TIME_MS);

/** Draws built-in pictures: needs no network, costs nothing, and is deterministic. */
const builtIn: Illustrator = {
  name: "composer",
  draw: async (description) => ({ bytes: await drawInfographic(description), format: "png" }),
};

/** The illustrator. Throws 503 without one. */
function chooseIllustrator(): Illustrator {
  const settings = readProvider();
  return settings ? createOpenAiProvider(settings) : builtIn;
}

/** In hexadecimal, as in the database. */
const hashOf = (description: string): string => createHash("sha256").update(description).digest("hex");

/**
 * @returns the member of staff, null for a reader. @throws 401 or 403 when the caller is not staff and no published article
 * contains the description
 */
async function allow(call: Call, description: string): Promise<SignedInAdmin | null> {
  try {
    return await requireStaff(call);
  } catch (refusal) {
    const isAboutThem =
      refusal instanceof FunctionError && (refusal.code === "no_session" || refusal.code === "not_staff");
    if (!isAboutThem) throw refusal;
    const isPublished = await call.secret.rpc("is_published_infographic", { p_hash: hashOf(description) });
    if (unwrap(isPublished) !== true) throw refusal;
    return null;
  }
}

async function pictureOf(
  description: string,
  staff: SignedInAdmin | null,
  { secret, signal }: Call,
): Promise<string> {
  const hash = hashOf(description);
  const stored = await storedPicture(secret, hash);
  if (stored && (await isInBucket(secret, stored.object_name))) return stored.object_name;
  if (stored) await release(secret, hash, stored.updated_at);
  // Before the description is claimed: without an illustrator nobody has to wait.
  const provider = chooseIllustrator();
  for (;;) {
    const claim = await take(secret, hash, description, staff);
    if (claim.outcome === "ready") return claim.object_name;
    if (claim.outcome === "failed")
      throw unavailable(
        "Drawing this description failed a short while ago. Try again later, or describe the picture in other words.",
      );
    if (claim.outcome === "claimed") break;
    await sleep(ASK_AGAIN_MS, undefined, { signal });
  }
  try {
    await consumeBudget(staff ? "picture" : "readers_picture", provider, secret);
  } catch (error) {
    // The failure is not about the description.
    await noteWithOwnTimeout(hash, { status: "pending", claimed_at: null });
    throw error;
  }
  try {
    const { bytes, format } = await provider.draw(description, signal);
    const name = `infographics/${hash}.${format === "jpeg" ? "jpg" : format}`;
    // A file of the same name is from a run that ended before it was recorded.
    const options = { contentType: `image/${format}`, cacheControl: CACHE_SECONDS, upsert: true };
    unwrap(await secret.storage.from(BUCKET).upload(name, withoutMetadata(bytes).slice().buffer, options));
    await note(secret, hash, { status: "ready", object_name: name });
    return name;
  } catch (error) {
    await noteWithOwnTimeout(hash, { status: "failed" });
    throw error;
  }
}

async function storedPicture(
  secret: SupabaseClient,
  hash: string,
): Promise<z.infer<typeof Stored> | undefined> {
  const found = await secret
    .from("generated_images")
    .select("object_name, updated_at")
    .eq("description_hash", hash)
    .eq("status", "ready")
    .maybeSingle();
  return Stored.nullable().parse(unwrap(found)) ?? undefined;
}

/**
 * False only when the bucket confirms that it has no such file: staff may have deleted it in the media library. The list always
 * comes from the database: hosted, `exists` is answered from a cache, which keeps deleted files.
 */
async function isInBucket(secret: SupabaseClient, name: string): Promise<boolean> {
  const slash = name.lastIndexOf("/");
  const file = name.slice(slash + 1);
  const { data, error } = await secret.storage
    .from(BUCKET)
    .list(name.slice(0, Math.max(slash, 0)), { search: file, limit: 1 });
  if (error) {
    console.error("blog-media", error.message);
    return true;
  }
  return data.some((entry) => entry.name === file);
}

/** Makes a description available again when its file is gone, unless another call has begun or drawn it since. */
async function release(secret: SupabaseClient, hash: string, since: string): Promise<void> {
  const released = secret
    .from("generated_images")
    .update({ status: "pending", claimed_at: null, object_name: null, failures: 0 })
    .eq("description_hash", hash)
    .eq("status", "ready")
    .eq("updated_at", since);
  unwrap(await released);
}

async function take(
  secret: SupabaseClient,
  hash: string,
  description: string,
  staff: SignedInAdmin | null,
): Promise<z.infer<typeof Claim>> {
  const claim = await secret.rpc("claim_generated_image", {
    p_hash: hash,
    p_description: description,
    p_stale_seconds: STALE_SECONDS,
    p_failed_seconds: staff ? 0 : FAILED_SECONDS,
  });
  return Claim.parse(unwrap(claim));
}

type Outcome =
  | { status: "ready"; object_name: string }
  | { status: "failed" }
  | { status: "pending"; claimed_at: null };

async function note(secret: SupabaseClient, hash: string, outcome: Outcome): Promise<void> {
  unwrap(await secret.from("generated_images").update(outcome).eq("description_hash", hash));
}

/** With a client of its own, because the other one may have timed out. */
async function noteWithOwnTimeout(hash: string, outcome: Outcome): Promise<void> {
  const last = secretClient(readEnvironment(), AbortSignal.timeout(OUTCOME_TIMEOUT_MS));
  await note(last, hash, outcome).catch((error: unknown) => console.error("generated_images", error));
}
