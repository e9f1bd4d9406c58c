import { toast } from "sonner";
import { z } from "zod";
import { AppError } from "@/data/client/errors";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { toDubaiTime } from "@/lib/dubai-time";
import type { AdminDictionary } from "@/words/admin/en";

/** How long a limit of the person holds yet. */
const waitSchema = z.object({ minutes: z.number() }).optional().catch(undefined);

const timeIn = (minutes: number): string =>
  toDubaiTime(new Date(Date.now() + minutes * 60_000).toISOString()).time;

/** What went wrong, in the person's language, with how long to wait where the server said so. */
export function failureText(error: unknown, texts: AdminDictionary["common"]): string {
  if (!(error instanceof AppError)) return texts.errors.unknown;
  const reason = Object.entries(texts.reasons).find(([name]) => name === error.reason);
  const minutes = waitSchema.parse(error.data)?.minutes;
  if (reason) return minutes === undefined ? reason[1] : `${reason[1]} ${texts.continueAt(timeIn(minutes))}`;
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

/** Why something did not come back, by the server's name for it. */
export const reasonText = (reason: string, texts: AdminDictionary["common"]): string =>
  Object.entries(texts.reasons).find(([name]) => name === reason)?.[1] ?? texts.errors.unknown;
