import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { FunctionError, unavailable } from "../errors.ts";
import type { Provider } from "./provider.ts";

const BUDGETS = {
  text: { variable: "AI_DAILY_TEXTS", byDefault: 200 },
  picture: { variable: "AI_DAILY_PICTURES", byDefault: 100 },
} as const;

const DAY_MS = 86_400_000;
/** Dubai has no summer time. */
const DUBAI_OFFSET_MS = 4 * 3_600_000;

/**
 * Counts one request to a provider that costs money, before it is made. Throws 429 when the day's limit (in Dubai) has been
 * reached; 0 stops all requests.
 */
export async function consumeBudget(
  kind: keyof typeof BUDGETS,
  provider: Provider,
  secret: SupabaseClient,
  read: (name: string) => string | undefined = (name) => Deno.env.get(name),
): Promise<void> {
  if (!provider.isMetered) return;
  const { variable, byDefault } = BUDGETS[kind];
  const limit = z.coerce
    .number()
    .int()
    .min(0)
    .catch(byDefault)
    .parse(read(variable) || byDefault);
  const { data, error } = await secret.rpc("spend_budget", { p_name: kind, p_limit: limit });
  if (error) throw unavailable(error);
  if (data !== true) {
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

/** Seconds until the next day begins in Dubai. */
const secondsToMidnight = (now: number): number =>
  Math.ceil((DAY_MS - ((now + DUBAI_OFFSET_MS) % DAY_MS)) / 1_000);
