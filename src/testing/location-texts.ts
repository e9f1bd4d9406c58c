import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The migration with the questions of patients in the first locations, by service. */
export const LOCATION_TEXTS = readFileSync(
  join(import.meta.dirname, "../../supabase/migrations/20261101092800_first_location_services.sql"),
  "utf8",
).replaceAll("\\n", "\n");
