import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/keys";
import { read } from "@/data/staff/read";
import { staffClient } from "@/data/staff/staff-client";
import { readTemplateData, type ReadTemplate } from "./content-template";

export interface ContentTemplate {
  id: string;
  name: string;
  /** Hyphenated, such as `how-to`. */
  type: string;
  /** The version that a change starts from. */
  updated_at: string;
  outline: ReadTemplate;
}

/** Every template by name, those with an outline that cannot be read included. */
export const contentTemplatesQuery = queryOptions({
  queryKey: keys.contentTemplates,
  queryFn: async ({ signal }): Promise<ContentTemplate[]> => {
    const rows = await read(
      staffClient.from("content_templates").select("id, name, type, updated_at, template_data").order("name"),
      signal,
    );
    return rows.map(({ template_data, ...row }) => ({ ...row, outline: readTemplateData(template_data) }));
  },
});
