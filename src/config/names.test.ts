import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Names that a word of the glossary in docs/development.md has replaced. */
const NAMES: readonly { not: RegExp; word: string }[] = [
  { not: /\b(?:MOST|LONGEST|HIGHEST|LARGEST)_[A-Z]/, word: "MAX_" },
  { not: /\b(?:LEAST|SHORTEST|LOWEST)_[A-Z]/, word: "MIN_" },
  {
    not: /\b(?:const|function) (?:nameOf|textOf|linesOf|contentOf|valuesOf)\b/,
    word: "the thing’s own name, as in staffName",
  },
  { not: /\b(?:find|found|add|several)Press(?:es)?\b|\bPressCard\b|press-code/i, word: "click" },
  {
    not: /\b[a-z]*(?:Places?Query|PlaceServices?|PlaceServiceRow|placeSentences|coveredPlace)\b/i,
    word: "location",
  },
  { not: /["/]words\/(?:admin|site)\/|\b(?:Form|Resource|Entity|Table|Value|Fact)Words\b/, word: "texts" },
  { not: /\bGenerationTopic\b|\bpublishingTopics\b|\botherTopic\b/, word: "job, batch or part of the site" },
  { not: /\b(?:useKindNames|kindName|kindTexts)\b/, word: "entity" },
  { not: /\bpress(?:ed_at|_id)\b/, word: "click_event, clicked_at" },
  { not: /\b(?:measure_place|place_of)\b/, word: "location" },
  { not: /\bp_topic text\b|\bp_topic =>/, word: "p_site_part" },
  { not: /\bp_least\b/, word: "p_min" },
];

const root = join(import.meta.dirname, "../..");
const FOLDERS = ["src", "scripts", "e2e", "supabase/functions", "supabase/tests", "supabase/schema"];

const slipsIn = (text: string): string[] =>
  text.split("\n").flatMap((line) =>
    NAMES.flatMap(({ not, word }) => {
      const found = not.exec(line)?.[0];
      return found === undefined ? [] : [`“${found}” should be “${word}”`];
    }),
  );

it.each(FOLDERS)("the names in %s are the glossary's", (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.(?:tsx?|sql)$/.test(file) && !file.endsWith("names.test.ts") && !file.includes("node_modules"),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(
    files.flatMap((file) =>
      slipsIn(readFileSync(join(root, folder, file), "utf8")).map((slip) => `${file}: ${slip}`),
    ),
  ).toEqual([]);
});

describe("a name", () => {
  it.each([
    "const MOST_FOUND = 9;",
    "const LEAST_PIXELS = 9;",
    "const nameOf = (row: Row) => row.name;",
    "findPresses(codes)",
    "homePlacesQuery",
    "export interface FormWords {",
    "publishingTopics.default",
    "useKindNames()",
    "lead.press_id = event.id",
    'rpc("measure_place")',
    "p_kept text[] DEFAULT NULL::text[], p_topic text DEFAULT NULL::text",
    "p_least integer",
  ])("is reported in: %s", (line) => expect(slipsIn(line)).toHaveLength(1));

  it.each([
    "response_most_minutes",
    "nameOf: (row) => row.name",
    "await press(button)",
    "readPlacesSettings()",
    "p_topic_key text, p_topic jsonb",
  ])("is not reported in: %s", (line) => expect(slipsIn(line)).toEqual([]));
});
