/** What the site reads from its environment: one row per value, with the shape it must have. */
interface Variable {
  /** Shown to whoever set a wrong value. */
  readonly shape: string;
  readonly test: (value: string) => boolean;
  /** A value without a default is required. */
  readonly fallback?: string;
}

const isHttpUrl = (value: string) => {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};
const isOrigin = (value: string) => isHttpUrl(value) && new URL(value).origin === value;
const isPhone = (value: string) => /^\+[1-9]\d{7,14}$/.test(value);
const isText = (value: string) => value.trim().length > 0;

const VARIABLES = {
  VITE_SITE_URL: {
    shape: "the site's own address without a path or a final slash, like https://www.example.com",
    test: isOrigin,
  },
  VITE_SUPABASE_URL: {
    shape: "the Supabase project's address without a final slash, like https://abc.supabase.co",
    test: isOrigin,
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    shape: "the project's publishable key, like sb_publishable_… (or its older anon key, eyJ…)",
    test: (value: string) => /^(sb_publishable_|eyJ)[\w.-]+$/.test(value),
  },
  VITE_BRAND_NAME_EN: { shape: "the brand's name in English", test: isText, fallback: "Dar Afiya" },
  VITE_BRAND_NAME_AR: { shape: "the brand's name in Arabic", test: isText, fallback: "دار عافية" },
  VITE_PHONE: {
    shape: "a phone number with its country code and no spaces, like +97140000000",
    test: isPhone,
    fallback: "+97140000000",
  },
  VITE_WHATSAPP: {
    shape: "a WhatsApp number with its country code and no spaces, like +97140000000",
    test: isPhone,
    fallback: "+97140000000",
  },
  VITE_EMAIL: {
    shape: "an e-mail address, like care@example.com",
    test: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    fallback: "care@example.com",
  },
  VITE_INSTAGRAM_URL: { shape: "an address", test: isHttpUrl, fallback: "https://www.instagram.com/example" },
  VITE_FACEBOOK_URL: { shape: "an address", test: isHttpUrl, fallback: "https://www.facebook.com/example" },
  VITE_TWITTER_URL: { shape: "an address", test: isHttpUrl, fallback: "https://twitter.com/example" },
  VITE_REVIEW_URL: {
    shape: "the address where patients leave a review",
    test: isHttpUrl,
    fallback: "https://www.google.com/search?q=example+reviews",
  },
} as const satisfies Record<string, Variable>;

export type Env = Readonly<Record<keyof typeof VARIABLES, string>>;

/**
 * Checks the raw environment and fills in the defaults.
 * @throws Error naming every wrong or missing value and the shape it should have.
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>): Env {
  const problems: string[] = [];
  const entries = Object.entries<Variable>(VARIABLES).map(([name, { shape, test, fallback }]) => {
    const given = raw[name];
    const value = typeof given === "string" && given !== "" ? given : fallback;
    if (value === undefined) problems.push(`${name} is missing: it should be ${shape}.`);
    else if (!test(value)) problems.push(`${name} is wrong: it should be ${shape}.`);
    return [name, value] as const;
  });
  if (problems.length > 0) throw new Error(`The configuration is not complete.\n${problems.join("\n")}`);
  return Object.fromEntries(entries) as Env;
}
