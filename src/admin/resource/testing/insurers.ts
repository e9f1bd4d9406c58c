import { vi } from "vitest";
import {
  choice,
  day,
  email,
  names,
  requiredNumber,
  number,
  pair,
  picture,
  slug,
  text,
  toggle,
} from "../fields";
import { resource } from "../resource";

/** The places that use the row. */
export const describeUses = vi.fn<() => Promise<string[]>>();
export const texts = {
  title: "Insurers",
  add: "Add insurer",
  edit: "Edit insurer",
  empty: "No insurers yet.",
  created: "Insurer added",
  updated: "Insurer saved",
  deleted: "Insurer deleted",
  failed: "Not saved",
  deleteQuestion: "Delete it?",
  fields: {
    slug: "Slug",
    name: "Name",
    note: "Note",
    kind: "Kind",
    count: "Count",
    size: "Size",
    since: "Since",
    logo: "Logo",
    email: "Email",
    towns: "Towns",
    is_active: "Active",
  },
  hints: { note: "A line." },
  options: { kind: { a: "Sort A" } },
  errors: { count: "That is too many.", taken: "That slug is theirs." },
};

/** A field of each kind. Any table with an id and a version works; the columns are invented. */
export const insurers = resource("locations", {
  texts: { en: texts, ar: texts },
  fields: {
    slug: slug(),
    ...pair("name", { max: 20, isRequired: true }),
    note: text({ max: 10, rows: 2 }),
    kind: choice(["a", "b"]),
    count: number([1, 9]),
    size: requiredNumber([1, 9], 3),
    since: day(),
    logo: picture(),
    email: email(),
    towns: names({ count: 2, max: 5 }, "en"),
    is_active: toggle(true),
  },
  unique: "slug",
  nameOf: ({ name_en }) => name_en,
  describeUses,
});
