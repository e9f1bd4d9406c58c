import { AppError } from "@/data/errors";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";

/** Why a sign-in failed, in the person's language. */
export function signInReason(error: unknown, texts: AdminDictionary["login"]): string {
  if (!(error instanceof AppError)) return texts.unavailable;
  if (error.code === "too_many")
    return texts.tooMany(Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)));
  if (error.code === "offline") return texts.offline;
  if (error.code === "unauthorized" || error.code === "invalid") return texts.invalid;
  return texts.unavailable;
}
