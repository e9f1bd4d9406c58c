import { requireRow, requireVersion } from "@/data/errors";
import { rowMatch, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { TemplateData } from "./content-template";

export interface TemplateFields {
  name: string;
  type: string;
  template_data: TemplateData;
}

const templates = () => staffClient.from("content_templates");

/**
 * Stores a new template.
 * @throws AppError `conflict` when its name is taken
 */
export async function createTemplate(fields: TemplateFields): Promise<void> {
  requireRow(await templates().insert(fields).select("id"));
}

/**
 * Changes a template that is as it was when it was read.
 * @throws AppError `conflict` when its name is taken, one of which `isStale` is true when somebody changed or removed it
 * meanwhile; without a version `not_found` when it is gone
 */
export async function updateTemplate(before: RowVersion, fields: TemplateFields): Promise<void> {
  const answer = await templates().update(fields).match(rowMatch(before)).select("id");
  requireVersion(answer, before.updated_at);
}

/**
 * Removes a template.
 * @throws AppError `not_found` when it is gone already
 */
export async function deleteTemplate(id: string): Promise<void> {
  requireRow(await templates().delete().eq("id", id).select("id"));
}
