import type { Role } from "./callers";

/*
 * The permissions of the roles, from the design of the back end. One letter each: v reads the public rows, r reads everything,
 * c creates, u updates, d deletes, - nothing. The service key may do everything.
 */
const matrix = `
| table                  | anonymous | member | reception | editor | owner | reviewer |
| admins                 | -         | -      | -         | -      | r     | -        |
| analytics_daily        | -         | -      | -         | -      | -     | -        |
| analytics_events       | c         | c      | -         | -      | -     | -        |
| author_contacts        | -         | -      | -         | rcu    | rcud  | -        |
| authors                | v         | v      | v         | rcu    | rcud  | r        |
| blog_events            | c         | c      | -         | -      | -     | -        |
| blog_post_revisions    | -         | -      | -         | r      | r     | -        |
| blog_post_tags         | v         | v      | v         | r      | r     | r        |
| blog_post_translations | v         | v      | v         | r      | r     | r        |
| blog_posts             | v         | v      | v         | r      | r     | r        |
| blog_view_daily        | -         | -      | -         | -      | -     | -        |
| blog_view_totals       | -         | -      | -         | -      | -     | -        |
| business_facts         | v         | -      | -         | r      | ru    | -        |
| campaign_costs         | -         | -      | -         | r      | rcud  | -        |
| campaign_links         | v         | v      | v         | rcu    | rcud  | v        |
| click_ids              | c         | c      | -         | -      | -     | -        |
| clinicians             | v         | -      | -         | r      | rcud  | r        |
| content_templates      | -         | -      | -         | r      | rcud  | -        |
| conversion_exports     | -         | -      | -         | -      | r     | -        |
| editorial_calendar     | -         | -      | -         | rcud   | rcud  | -        |
| generated_images       | v         | v      | v         | r      | r     | r        |
| generation_topics      | -         | -      | -         | -      | -     | -        |
| lead_options           | -         | -      | r         | r      | rcud  | -        |
| leads                  | -         | -      | rcu       | rcu    | rcud  | -        |
| location_services      | v         | v      | r         | r      | rcud  | v        |
| locations              | v         | v      | r         | r      | rcud  | v        |
| missing_paths          | -         | -      | -         | r      | ru    | -        |
| page_schemas           | v         | v      | v         | r      | rcud  | v        |
| permits                | v         | -      | -         | r      | rcud  | -        |
| reviews                | v         | v      | v         | r      | r     | v        |
| services               | v         | v      | r         | r      | rcud  | v        |
| session_daily          | -         | -      | -         | -      | -     | -        |
| site_settings          | r         | r      | r         | r      | ru    | r        |
| staff_settings         | -         | -      | -         | r      | ru    | -        |
| text_reviews           | -         | -      | -         | r      | r     | r        |
| url_redirects          | v         | v      | v         | r      | rcud  | v        |
| user_sessions          | c         | c      | -         | -      | -     | -        |
`;

const [head = [], ...body] = matrix
  .trim()
  .split("\n")
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const cells = new Map(body.map(([table = "", ...letters]) => [table, letters]));

export const tables = [...cells.keys()];

/** The letters of one cell of the matrix. */
export function lettersOf(table: string, role: Role): string {
  if (role === "service") return "rcud";
  const letters = cells.get(table)?.[head.indexOf(role) - 1];
  if (letters === undefined) throw new Error(`The matrix says nothing about ${role} and ${table}.`);
  return letters;
}

/** Changes that roles may make only through functions of the database: `d` is the trash. */
const functions: Record<string, Partial<Record<Role, string>>> = {
  blog_posts: { editor: "ud", owner: "ud" },
  reviews: { editor: "u", owner: "u" },
};

/**
 * A role's letters through functions, instead of writing rows.
 * @param isAddedByPerson rows of an import are removed only by hand
 */
export const lettersByFunction = (table: string, role: Role, isAddedByPerson: boolean): string =>
  (functions[table]?.[role] ?? "").replace(isAddedByPerson ? "" : "d", "");
