import { z } from "zod";

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** The environment variables of the site. A function, because a built site was checked before, and does not contain zod. */
function envSchema() {
  const origin = z.url({ protocol: /^https?$/ }).refine(isOrigin);
  return z.object({
    VITE_SITE_URL: origin.describe(
      "the site's own address without a path or a final slash, like https://www.example.com",
    ),
    VITE_SUPABASE_URL: origin.describe(
      "the Supabase project's address without a final slash, like https://abc.supabase.co",
    ),
    VITE_SUPABASE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^(sb_publishable_|eyJ)[\w.-]+$/)
      .describe("the project's publishable key, like sb_publishable_… (or its older anon key, eyJ…)"),
  });
}

export type Env = Readonly<z.infer<ReturnType<typeof envSchema>>>;

/**
 * Checks the raw environment and fills in the defaults; an empty value counts as missing.
 * @throws Error naming every wrong or missing value and its expected shape.
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>): Env {
  const schema = envSchema();
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
  const { data, error } = schema.safeParse(given);
  if (data) return data;
  const names = new Set(error.issues.map(({ path }) => path[0] as keyof Env));
  const problems = [...names].map(
    (name) =>
      `${name} is ${name in given ? "wrong" : "missing"}: it should be ${schema.shape[name].description}.`,
  );
  throw new Error(`The configuration is not complete.\n${problems.join("\n")}`);
}
