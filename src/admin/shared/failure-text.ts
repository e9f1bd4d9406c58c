import { toast } from "sonner";
import { AppError } from "@/data/errors";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";

/** What went wrong, in the person's language, with how long to wait where the server said so. */
export function failureText(error: unknown, texts: AdminDictionary["common"]): string {
  if (!(error instanceof AppError)) return texts.errors.unknown;
  const reason = Object.entries(texts.reasons).find(([name]) => name === error.reason);
  if (reason) return reason[1];
  const text = texts.errors[error.code];
  return error.retryAfterSeconds === undefined
    ? text
    : `${text} ${texts.tryAgainIn(error.retryAfterSeconds)}`;
}

/** Tells what failed, and why. */
export function useFailureToast(): (title: string) => (error: unknown) => void {
  const { t } = useAdminI18n();
  return (title) => (error) => void toast.error(title, { description: failureText(error, t.common) });
}
