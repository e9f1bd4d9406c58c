import type { Shapes } from "./shapes";

/** What pages read of a place or a service, beside what is its own. */
export const describedShape = (z: Shapes) => ({
  slug: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
});
