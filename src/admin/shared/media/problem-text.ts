import { failureText } from "@/admin/shared/failure-text";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { MediaRefusal } from "./check-file";
import type { UploadItem } from "./upload-queue";

/** Why a file was not uploaded, by its name, and what to do about it. */
export function problemText(
  { fileName, error }: Pick<UploadItem, "fileName" | "error">,
  t: AdminDictionary,
): string {
  const texts = t.media.problems;
  return error instanceof MediaRefusal
    ? texts[error.problem](fileName)
    : texts.server(fileName, failureText(error, t.common));
}
