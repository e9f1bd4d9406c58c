import { randomUUID } from "node:crypto";
import type { Caller } from "./callers";
import { call, stored, type Row } from "./rest";
import type { Sandbox } from "./sandbox";

export const uniqueEmail = () => `test-${randomUUID()}@example.com`;

/** The arguments of `save_author`, except for the name. */
const AUTHOR = {
  p_name_ar: "",
  p_role: "",
  p_role_ar: "",
  p_bio: "",
  p_bio_ar: "",
  p_avatar_url: "",
  p_is_active: true,
  p_email: "",
} as const;

/** Saves an author with a new name, which the sandbox removes again. */
export async function saveAuthor(sandbox: Sandbox, caller: Caller, changes: Row = {}) {
  const name = `Test ${randomUUID()}`;
  sandbox.expect("authors", `name=eq.${name}`);
  const answer = await call(caller, "save_author", { ...AUTHOR, p_name: name, ...changes });
  return { name, ...answer };
}

/** A service's texts in a location, as they are saved. */
export const said = (service_id: unknown, changes: Row = {}) => ({
  service_id,
  is_active: true,
  requests_en: "",
  requests_ar: "",
  response_least_minutes: null,
  response_most_minutes: null,
  ...changes,
});

export const authorNamed = (name: unknown) =>
  stored(`authors?name=eq.${String(name)}&select=id,name,avatar_url,author_contacts(email)`);

/** The arguments of `save_location`, except for the slug. */
const LOCATION = {
  p_name_en: "",
  p_name_ar: "",
  p_description_en: "",
  p_description_ar: "",
  p_summary_en: "",
  p_summary_ar: "",
  p_landmarks_en: "",
  p_landmarks_ar: "",
  p_directions_en: "",
  p_directions_ar: "",
  p_response_time_minutes: 30,
  p_areas_covered: ["Marina Walk", "Tower 1, north"],
  p_areas_covered_ar: [],
  p_is_on_home: false,
  p_is_active: true,
  p_services: [],
} as const;

/** Saves a location with a new slug, which the sandbox removes again. */
export async function saveLocation(sandbox: Sandbox, caller: Caller, changes: Row = {}) {
  const slug = `test-${randomUUID()}`;
  sandbox.expect("locations", `slug=eq.${slug}`);
  const answer = await call(caller, "save_location", { ...LOCATION, p_slug: slug, ...changes });
  return { slug, ...answer };
}
