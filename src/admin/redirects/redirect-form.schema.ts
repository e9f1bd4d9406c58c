import { z } from "zod";
import { movedPaths, stripLocale } from "@/config/paths";
import type { ManagedRedirect } from "@/data/staff/url-redirects.queries";
import type { AdminDictionary } from "@/words/admin/en";
import { typedPath } from "./typed-path";

/** A redirect that is changed, or a new one of which something is known already. */
export type RedirectDraft = Partial<ManagedRedirect>;

/** The database has the rules; it does not know which addresses of the site have moved for good. */
export const redirectSchema = (texts: AdminDictionary["redirects"]["errors"]) => {
  const path = z.string().transform(typedPath).pipe(z.string().min(1, texts.required));
  return z.object({
    from_path: path.refine((from) => !movedPaths.has(stripLocale(from)), texts.taken),
    to_path: path.superRefine((to, context) => {
      const moved = movedPaths.get(stripLocale(to));
      if (moved !== undefined)
        context.addIssue({ code: "custom", message: texts.targetRedirects(to, moved) });
    }),
    redirect_type: z.enum(["301", "302"]).transform(Number),
    is_active: z.boolean(),
  });
};

export type RedirectValues = z.input<ReturnType<typeof redirectSchema>>;

export const redirectValues = (redirect: RedirectDraft): RedirectValues => ({
  from_path: redirect.from_path ?? "",
  to_path: redirect.to_path ?? "",
  redirect_type: redirect.redirect_type === 302 ? "302" : "301",
  is_active: redirect.is_active ?? true,
});
