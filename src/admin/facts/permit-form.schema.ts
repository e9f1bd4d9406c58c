import { z } from "zod";
import { cleanLine } from "@domain/clean-text";
import { todayInDubai } from "@domain/dubai-day";
import { isPermitNumber, PERMIT_KINDS, PERMIT_LIMITS, type PermitKind } from "@domain/permits";
import { cleanReference } from "@domain/contact-text";
import { isPlainLine } from "@domain/plain-line";
import type { PermitChange } from "@/data/permits/permits.mutations";
import type { StoredPermit } from "@/data/permits/permits.staff-queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
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

/** Checks a permit as the database does, and says at its field what is wrong. */
export function permitSchema({ permits: { errors } }: AdminDictionary) {
  const words = (most: number) =>
    z
      .string()
      .overwrite(cleanLine)
      .min(1, errors.missing)
      .refine((text) => text === "" || isPlainLine(text, most), errors.text(most));
  const day = z.string().refine(isDay, errors.day);
  return z
    .object({
      kind: z.enum(PERMIT_KINDS),
      authority_en: words(PERMIT_LIMITS.authority),
      authority_ar: words(PERMIT_LIMITS.authority),
      number: z
        .string()
        .overwrite(cleanReference)
        .refine(isPermitNumber, errors.number(PERMIT_LIMITS.number)),
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
