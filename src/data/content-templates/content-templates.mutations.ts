import { AppError, dataOf } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import type { TemplateData } from "./content-template";

export interface TemplateFields {
  name: string;
  type: string;
  template_data: TemplateData;
}

const templates = () => staffClient.from("content_templates");

/** What row-level security refuses comes back as no row at all, without an error. */
function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new AppError("not_found", "No template was changed.", 404);
  return row;
}

/**
 * Stores a new template.
 * @throws AppError `conflict` when its name is taken
 */
export async function createTemplate(fields: TemplateFields): Promise<void> {
  onlyRow(dataOf(await templates().insert(fields).select("id")));
}

/**
 * Changes a template.
 * @throws AppError `conflict` when its name is taken, `not_found` when it is gone
 */
export async function updateTemplate(id: string, fields: TemplateFields): Promise<void> {
  onlyRow(dataOf(await templates().update(fields).eq("id", id).select("id")));
}

/**
 * Removes a template.
 * @throws AppError `not_found` when it is gone already
 */
export async function deleteTemplate(id: string): Promise<void> {
  onlyRow(dataOf(await templates().delete().eq("id", id).select("id")));
}
