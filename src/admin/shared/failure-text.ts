import { toast } from "sonner";
import { z } from "zod";
import { AppError, isUnconfirmed } from "@/data/client/errors";
import { toDubaiTime } from "@/lib/dubai-time";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { commonTexts } from "@/texts/admin/common";

/** The remaining time of a person's limit. */
const waitSchema = z.object({ minutes: z.number() }).optional().catch(undefined);

/** A longer wait is shown as the time at which it ends. */
const MAX_COUNTED_SECONDS = 90;

const timeIn = (minutes: number): string =>
  toDubaiTime(new Date(Date.now() + minutes * 60_000).toISOString()).time;

/** The failure in the person's language, with the server's waiting time, if any. */
export function failureText(error: unknown, texts: TextsOf<typeof commonTexts>): string {
  if (!(error instanceof AppError)) return texts.errors.unknown;
  const reason = reasonIn(texts, error.reason);
  const minutes = waitSchema.parse(error.data)?.minutes;
  if (reason) return minutes === undefined ? reason : `${reason} ${texts.continueAt(timeIn(minutes))}`;
  const wait = error.retryAfterSeconds;
  if (wait === undefined) return texts.errors[error.code];
  const problem = { ...texts.errors, ...texts.untilLater }[error.code];
  // Nobody counts the seconds of an hour.
  const time =
    wait > MAX_COUNTED_SECONDS ? texts.continueAt(timeIn(Math.ceil(wait / 60))) : texts.tryAgainIn(wait);
  return `${problem} ${time}`;
}

/** The reason why a change failed. Without a clear answer the server may have made it, so the text recommends a check. */
export const changeFailureText = (error: unknown, texts: TextsOf<typeof commonTexts>): string =>
  isUnconfirmed(error) ? texts.unconfirmed : failureText(error, texts);

/** A toast for a failed change or read, with the reason. A title that is a function contains the reason itself. */
export function useFailureToast(what: "change" | "read" = "change") {
  const common = useTexts(commonTexts);
  return (title: string | ((reason: string) => string)) => (error: unknown) => {
    const reason = what === "read" ? failureText(error, common) : changeFailureText(error, common);
    if (typeof title === "function") toast.error(title(reason));
    else toast.error(title, { description: reason });
  };
}

/** The text of a server's reason why a part was not taken back. */
export const reasonText = (reason: string, texts: TextsOf<typeof commonTexts>): string =>
  reasonIn(texts, reason) ?? texts.errors.unknown;

const reasonIn = (texts: TextsOf<typeof commonTexts>, reason: string | undefined) =>
  Object.entries(texts.reasons).find(([name]) => name === reason)?.[1];
