import { z } from "zod";
import type { Localized } from "./domain/locales.ts";

const STATUS_BY_CODE = {
  invalid: 400,
  invalid_credentials: 401,
  no_session: 401,
  not_staff: 403,
  not_owner: 403,
  sign_in_again: 403,
  generation_off: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  slug_taken: 409,
  text_unread: 409,
  too_large: 413,
  wrong_password: 422,
  weak_password: 422,
  link_unusable: 410,
  too_many: 429,
  change_limit: 429,
  internal: 500,
  provider_failed: 502,
  not_configured: 503,
  timed_out: 504,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

/**
 * A failure with a message for the caller: `code` for programs, `words` for people, in the language of the request. `message`
 * is the English text. The real cause is in `cause`, which is logged and never sent.
 */
export class FunctionError extends Error {
  override readonly name = "FunctionError";
  readonly headers: Readonly<Record<string, string>>;
  /** Additional properties of the answer, beside `error` and `code`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: ErrorCode,
    readonly words: Localized,
    { cause, headers = {}, details = {} }: Partial<Pick<FunctionError, "cause" | "headers" | "details">> = {},
  ) {
    super(words.en, { cause });
    this.headers = headers;
    this.details = details;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

/** 429 with `Retry-After`; the words contain the waiting time. */
const tooMany = (code: ErrorCode, waitSeconds: number, words: (wait: Localized) => Localized) =>
  new FunctionError(code, words(waitInWords(waitSeconds)), {
    headers: { "Retry-After": String(waitSeconds) },
  });

export const tooManyAttempts = (waitSeconds: number): FunctionError =>
  tooMany("too_many", waitSeconds, (wait) => ({
    en: `Too many attempts. Try again in ${wait.en}.`,
    ar: `المحاولات كثيرة. حاول مجددًا بعد ${wait.ar}.`,
  }));

/** 502: a service that this function depends on failed. `cause` is logged. */
export function unavailable(cause: unknown): FunctionError {
  return new FunctionError(
    "provider_failed",
    {
      en: "This is not available right now. Please try again in a moment.",
      ar: "هذا غير متاح الآن. حاول مجددًا بعد قليل.",
    },
    { cause },
  );
}

/** 503. `cause` is logged: it names the setting that is missing or wrong, never its value. */
export const notConfigured = (words: Localized, cause: string) =>
  new FunctionError("not_configured", words, { cause });

const ChangeLimit = z.object({ minutes: z.number() });

/** The limit of one person (private.spend). `hint` is the database's, with the minutes to wait. */
export function tooManyChanges(hint: string | null): FunctionError {
  const { minutes } = ChangeLimit.parse(JSON.parse(hint ?? ""));
  return tooMany("change_limit", minutes * 60, (wait) => ({
    en: `You have reached the limit of changes for one person. You can continue in ${wait.en}.`,
    ar: `بلغت حدّ التغييرات المسموح به لشخص واحد. يمكنك المتابعة بعد ${wait.ar}.`,
  }));
}

export const signInAgain = () =>
  new FunctionError("sign_in_again", {
    en: "You signed in more than an hour ago. For this change, log out and sign in again.",
    ar: "مضى على تسجيل دخولك أكثر من ساعة. لإجراء هذا التغيير سجّل خروجك ثم ادخل من جديد.",
  });

export const notStaff = () =>
  new FunctionError("not_staff", {
    en: "This account is not allowed to do that.",
    ar: "لا يملك هذا الحساب صلاحية القيام بذلك.",
  });

/** The message of an unexpected failure. */
export const UNFORESEEN: Localized = {
  en: "Something went wrong. Please try again.",
  ar: "حدث خطأ. حاول مجددًا.",
};

export const wordsOf = (error: unknown): Localized =>
  error instanceof FunctionError ? error.words : UNFORESEEN;

/**
 * Whole seconds up to a minute and a half, minutes up to an hour and a half, then hours; rounded up, so that nobody comes back
 * too early.
 */
export function waitInWords(seconds: number): Localized {
  if (seconds <= 90) {
    return {
      en: seconds === 1 ? "1 second" : `${seconds} seconds`,
      ar: counted(seconds, ["ثانية واحدة", "ثانيتين", "ثوانٍ", "ثانية"]),
    };
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) {
    const hours = Math.ceil(minutes / 60);
    return { en: `${hours} hours`, ar: counted(hours, ["ساعة واحدة", "ساعتين", "ساعات", "ساعة"]) };
  }
  return { en: `${minutes} minutes`, ar: counted(minutes, ["دقيقة واحدة", "دقيقتين", "دقائق", "دقيقة"]) };
}

/** In Arabic the number decides the form of the unit. */
function counted(count: number, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const lastTwo = count % 100;
  return `${count} ${lastTwo >= 3 && lastTwo <= 10 ? few : many}`;
}
