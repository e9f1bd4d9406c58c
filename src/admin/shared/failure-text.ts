import { toast } from "sonner";
import { z } from "zod";
import { AppError, isUnconfirmed } from "@/data/client/errors";
import { toDubaiTime } from "@/lib/dubai-time";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { commonTexts } from "@/texts/admin/common";

/** How long a limit of the person holds yet. */
const waitSchema = z.object({ minutes: z.number() }).optional().catch(undefined);

const timeIn = (minutes: number): string =>
  toDubaiTime(new Date(Date.now() + minutes * 60_000).toISOString()).time;

/** What went wrong, in the person's language, with how long to wait where the server said so. */
export function failureText(error: unknown, texts: TextsOf<typeof commonTexts>): string {
  if (!(error instanceof AppError)) return texts.errors.unknown;
  const reason = reasonIn(texts, error.reason);
  const minutes = waitSchema.parse(error.data)?.minutes;
  if (reason) return minutes === undefined ? reason : `${reason} ${texts.continueAt(timeIn(minutes))}`;
  const text = texts.errors[error.code];
  return error.retryAfterSeconds === undefined
    ? text
    : `${text} ${texts.tryAgainIn(error.retryAfterSeconds)}`;
}

/** Why a change failed. Without a clear answer the server may have made it, so the person is told to check. */
export const changeFailureText = (error: unknown, texts: TextsOf<typeof commonTexts>): string =>
  isUnconfirmed(error) ? texts.unconfirmed : failureText(error, texts);

/** Tells that a change failed, or that something could not be read, and why. A title that is a function has the reason in it. */
export function useFailureToast(what: "change" | "read" = "change") {
  const common = useTexts(commonTexts);
  return (title: string | ((reason: string) => string)) => (error: unknown) => {
    const reason = what === "read" ? failureText(error, common) : changeFailureText(error, common);
    if (typeof title === "function") toast.error(title(reason));
    else toast.error(title, { description: reason });
  };
}

/** Why something did not come back, by the server's name for it. */
export const reasonText = (reason: string, texts: TextsOf<typeof commonTexts>): string =>
  reasonIn(texts, reason) ?? texts.errors.unknown;

const reasonIn = (texts: TextsOf<typeof commonTexts>, reason: string | undefined) =>
  Object.entries(texts.reasons).find(([name]) => name === reason)?.[1];
