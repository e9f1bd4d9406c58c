import { STALE_AFTER } from "@/data/client/keys";
import { rowChanges } from "@/data/staff/client/rows";
import type { TemplateData } from "./content-templates.queries";

export interface TemplateValues {
  name: string;
  /** Hyphenated, such as `how-to`. */
  type: string;
  template_data: TemplateData;
}

/** A name that is taken is a unique violation. */
export const { save: saveTemplate, remove: removeTemplate } = rowChanges<"content_templates", TemplateValues>(
  "content_templates",
  STALE_AFTER.content_template,
);
