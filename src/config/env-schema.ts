import { z } from "zod";

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** What the site reads from its environment. Made when it is asked for: a built site was checked before, and has no zod in it. */
function envSchema() {
  const origin = z.url({ protocol: /^https?$/ }).refine(isOrigin);
  const phone = z.e164().default("+97140000000");
  const address = z.url({ protocol: /^https?$/ });
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
    VITE_BRAND_NAME_EN: z.string().trim().min(1).default("Dar Afiya").describe("the brand's name in English"),
    VITE_BRAND_NAME_AR: z.string().trim().min(1).default("دار عافية").describe("the brand's name in Arabic"),
    VITE_PHONE: phone.describe("a phone number with its country code and no spaces, like +97140000000"),
    VITE_WHATSAPP: phone.describe("a WhatsApp number with its country code and no spaces, like +97140000000"),
    VITE_EMAIL: z.email().default("care@example.com").describe("an e-mail address, like care@example.com"),
    VITE_INSTAGRAM_URL: address.default("https://www.instagram.com/example").describe("an address"),
    VITE_FACEBOOK_URL: address.default("https://www.facebook.com/example").describe("an address"),
    VITE_TWITTER_URL: address.default("https://twitter.com/example").describe("an address"),
    VITE_REVIEW_URL: address
      .default("https://www.google.com/search?q=example+reviews")
      .describe("the address where patients leave a review"),
  });
}

export type Env = Readonly<z.infer<ReturnType<typeof envSchema>>>;

/**
 * Checks the raw environment and fills in the defaults; an empty value counts as none.
 * @throws Error naming every wrong or missing value and the shape it should have.
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
