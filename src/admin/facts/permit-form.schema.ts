import { z } from "zod";
import { cleanLine } from "@domain/clean-text";
import { todayInDubai } from "@domain/dubai-day";
import { PERMIT_KINDS, PERMIT_LIMITS, type PermitKind } from "@domain/permits";
import { cleanReference } from "@domain/contact-text";
import { AppError, isUniqueViolation } from "@/data/client/errors";
import type { PermitChange } from "@/data/staff/permits.mutations";
import type { StoredPermit } from "@/data/staff/permits.queries";
import type { AdminDictionary } from "@/words/admin/en";
import { isDay } from "@/lib/dubai-time";
import type { Paper } from "./check-paper";

/** The fields' values. */
export interface PermitValues {
  kind: PermitKind;
  authority_en: string;
  authority_ar: string;
  number: string;
  scope_en: string;
  scope_ar: string;
  issued: string;
  expires: string;
  paper: Paper;
}

/** What the fields alone can tell; which letters a text or a number may have, the database knows. */
export function permitSchema({ permits: { errors } }: AdminDictionary) {
  const words = (most: number) =>
    z.string().overwrite(cleanLine).min(1, errors.missing).max(most, errors.text(most));
  const day = z.string().refine(isDay, errors.day);
  return z
    .object({
      kind: z.enum(PERMIT_KINDS),
      authority_en: words(PERMIT_LIMITS.authority),
      authority_ar: words(PERMIT_LIMITS.authority),
      number: z
        .string()
        .overwrite(cleanReference)
        .min(1, errors.missing)
        .max(PERMIT_LIMITS.number, errors.number(PERMIT_LIMITS.number)),
      scope_en: words(PERMIT_LIMITS.scope),
      scope_ar: words(PERMIT_LIMITS.scope),
      issued: day.refine((issued) => !isDay(issued) || issued <= todayInDubai(), errors.notYet),
      expires: day,
      paper: z.custom<Paper>().superRefine(({ problem }, context) => {
        if (problem) context.addIssue({ code: "custom", message: errors.paper[problem] });
      }),
    })
    .refine(({ issued, expires }) => expires > issued, { path: ["expires"], message: errors.order })
    .transform(({ paper, ...values }): PermitChange => ({
      ...values,
      file_path: paper.path,
      paper: paper.file,
    }));
}

/** Why the database refused a permit, at its field. */
export function permitRefusal(
  error: unknown,
  { permits: { errors } }: AdminDictionary,
): { name: keyof PermitValues; message: string } | undefined {
  if (isUniqueViolation(error)) return { name: "number", message: errors.taken };
  const constraint = error instanceof AppError ? (error.constraint ?? "") : "";
  if (constraint === "permits_number_check")
    return { name: "number", message: errors.number(PERMIT_LIMITS.number) };
  const [, column, lang] = /^permits_(authority|scope)_(en|ar)_check$/.exec(constraint) ?? [];
  if (column !== "authority" && column !== "scope") return undefined;
  return {
    name: lang === "en" ? `${column}_en` : `${column}_ar`,
    message: errors.text(PERMIT_LIMITS[column]),
  };
}

export const permitValues = (permit: StoredPermit | undefined): PermitValues => ({
  kind: PERMIT_KINDS.find((kind) => kind === permit?.kind) ?? PERMIT_KINDS[0],
  authority_en: permit?.authority_en ?? "",
  authority_ar: permit?.authority_ar ?? "",
  number: permit?.number ?? "",
  scope_en: permit?.scope_en ?? "",
  scope_ar: permit?.scope_ar ?? "",
  issued: permit?.issued ?? "",
  expires: permit?.expires ?? "",
  paper: { path: permit?.file_path ?? null },
});

/** What should be asked before such a change is stored; undefined when nothing about it is unusual. */
export const permitQuestion = ({ expires }: PermitChange, { permits: texts }: AdminDictionary) =>
  expires < todayInDubai() ? texts.alreadyOver : undefined;
