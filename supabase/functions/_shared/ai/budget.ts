import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "../clients.ts";
import { startOfDubaiDay, todayInDubai } from "../domain/dubai-day.ts";
import { FunctionError } from "../errors.ts";
import type { Provider } from "./provider.ts";

const BUDGETS = {
  text: { variable: "AI_DAILY_TEXTS", byDefault: 200 },
  picture: { variable: "AI_DAILY_PICTURES", byDefault: 100 },
  // The built-in drawing costs no money, but fills the storage with files that count against no person.
  drawn_picture: { variable: "AI_DAILY_DRAWN_PICTURES", byDefault: 1_000 },
  // For readers, separate from the staff's limit.
  readers_picture: { variable: "AI_DAILY_READER_PICTURES", byDefault: 50 },
} as const;

const DAY_MS = 86_400_000;

const Settings = z.object({ ai_generation: z.boolean() });

/**
 * Counts a request before it is made: one that costs money, or a picture, which fills the storage. Throws 403 for staff while
 * the owner has generation switched off, and 429 above the day's limit (in Dubai); a limit of 0 stops all requests.
 */
export async function consumeBudget(
  request: "text" | "picture" | "readers_picture",
  { name }: Provider,
  secret: SupabaseClient,
): Promise<void> {
  const isPaid = name === "openai";
  if (!isPaid && request === "text") return;
  const kind = !isPaid && request === "picture" ? "drawn_picture" : request;
  if (isPaid && kind !== "readers_picture") await expectSwitchedOn(secret);
  // A limit of 0 for pictures stops those of readers, too.
  const limit = kind === "readers_picture" ? Math.min(limitOf(kind), limitOf("picture")) : limitOf(kind);
  const spent = await secret.rpc("spend_budget", { p_name: kind, p_limit: limit });
  if (unwrap(spent) !== true) {
    throw new FunctionError(
      "too_many",
      {
        en: "Today's budget for generated texts and pictures is used up. It starts again at midnight, Dubai time.",
        ar: "نفدت ميزانية اليوم للنصوص والصور المولَّدة، وتبدأ من جديد عند منتصف الليل بتوقيت دبي.",
      },
      { headers: { "Retry-After": String(secondsToMidnight(Date.now())) } },
    );
  }
}

/** Hiding the page is not enough: a caller of the function could still spend money. */
async function expectSwitchedOn(secret: SupabaseClient): Promise<void> {
  const settings = await secret.from("staff_settings").select("ai_generation").single();
  if (Settings.parse(unwrap(settings)).ai_generation) return;
  throw new FunctionError("generation_off", {
    en: "AI content generation is switched off. An owner can switch it on in Settings.",
    ar: "توليد المحتوى بالذكاء الاصطناعي متوقف. يمكن للمالك تشغيله من الإعدادات.",
  });
}

function limitOf(kind: keyof typeof BUDGETS): number {
  const { variable, byDefault } = BUDGETS[kind];
  return z.coerce
    .number()
    .int()
    .min(0)
    .catch(byDefault)
    .parse(Deno.env.get(variable) || byDefault);
}

/** Seconds until the next day begins in Dubai. */
const secondsToMidnight = (now: number): number =>
  Math.ceil((Date.parse(startOfDubaiDay(todayInDubai(now))) + DAY_MS - now) / 1_000);
