import { z } from "zod";
import type { ManagedRedirect } from "@/data/url-redirects/url-redirects.staff-queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { normalizeRedirectPath, redirectProblems } from "./redirect-problems";

/** A redirect that is changed, or a new one of which something is known already. */
export type RedirectDraft = Partial<ManagedRedirect>;

export const redirectSchema = (texts: AdminDictionary["redirects"]["errors"]) =>
  z
    .object({
      from_path: z.string().transform(normalizeRedirectPath),
      to_path: z.string().transform(normalizeRedirectPath),
      redirect_type: z.enum(["301", "302"]).transform(Number),
      is_active: z.boolean(),
    })
    .superRefine((redirect, context) => {
      for (const { name, message } of redirectProblems(redirect, texts)) {
        context.addIssue({ code: "custom", path: [name], message });
      }
    });

export type RedirectValues = z.input<ReturnType<typeof redirectSchema>>;

export const redirectValues = (redirect: RedirectDraft): RedirectValues => ({
  from_path: redirect.from_path ?? "",
  to_path: redirect.to_path ?? "",
  redirect_type: redirect.redirect_type === 302 ? "302" : "301",
  is_active: redirect.is_active ?? true,
});
