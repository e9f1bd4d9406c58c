/** A row to change, as it was when it was read; without a version the change goes over whatever is there by now. */
export interface RowVersion {
  id: string;
  updated_at?: string | undefined;
}

/** How the saving functions of the database are told; nothing for a new row. */
export const rowVersion = (before: RowVersion | undefined): { p_id?: string; p_version?: string } => ({
  ...(before && { p_id: before.id }),
  ...(before?.updated_at !== undefined && { p_version: before.updated_at }),
});

/** The columns by which a row is found for a change. */
export const rowMatch = ({ id, updated_at }: RowVersion): Record<string, string> => ({
  id,
  ...(updated_at !== undefined && { updated_at }),
});
