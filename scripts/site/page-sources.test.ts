import { expect, it, vi } from "vitest";
import { createPageSources, isOfSingleRows, type PageSourcesAnswer, readPageSources } from "./page-sources";

const REST = "https://x.example.com/rest/v1";
const posts = `${REST}/blog_posts?select=slug,authors(name),blog_post_translations!inner(title)`;
const places = `${REST}/location_services?select=is_listed,least:response,locations!inner(slug)`;

const first = {
  database: "one",
  tables: {
    authors: { keys: [], embedded: [], rows: [["a"]] },
    blog_posts: {
      keys: ["slug", "primary_service"],
      embedded: ["authors", "blog_post_translations"],
      rows: [
        ["p1", "fever", "doctor"],
        ["p2", "falls", "nurse"],
        ["p3", "cough", null],
      ],
    },
    location_services: { keys: [], embedded: [], rows: [["l"]] },
    locations: { keys: ["slug"], embedded: [], rows: [["m", "marina"]] },
  },
} satisfies PageSourcesAnswer;

/** Whether a read has another digest when a row has. */
function differs(address: string, table: keyof (typeof first)["tables"], row: number): boolean {
  const second: PageSourcesAnswer = structuredClone(first);
  const changed = second.tables[table]?.rows[row];
  if (!changed) throw new Error("There is no such row.");
  changed[0] = "another";
  const [before, after] = [first, second].map((answer) => createPageSources(answer).digestOf(address));
  expect(before).toBeDefined();
  return before !== after;
}

it.each([
  ["the row that it names", `${posts}&slug=eq.fever&limit=1`, [true, false, false]],
  ["the rows that it names", `${posts}&slug=in.(fever,cough)`, [true, false, true]],
  ["the rows of a group", `${posts}&primary_service=in.(nurse)`, [false, true, false]],
  ["all rows without a filter", posts, [true, true, true]],
  ["all rows with a filter in quotation marks", `${posts}&slug=eq."fever"`, [true, true, true]],
  ["all rows with a filter of another kind", `${posts}&slug=gt.fever&or=(slug.eq.falls)`, [true, true, true]],
  ["no row that there is", `${posts}&slug=eq.gone`, [false, false, false]],
])("a read of posts depends on %s", (_, address, expected) => {
  expect([0, 1, 2].map((row) => differs(address, "blog_posts", row))).toEqual(expected);
});

it("a read depends on the tables that it embeds, unless they are part of the row", () => {
  expect(differs(`${places}&locations.slug=eq.marina`, "locations", 0)).toBe(true);
  expect(differs(places, "location_services", 0)).toBe(true);
  expect(differs(posts, "authors", 0)).toBe(false);
});

it.each([
  ["a function", `${REST}/rpc/stored_rating`],
  ["a table that the database does not name", `${REST}/reviews?select=author`],
  ["an embedded table that it does not name", `${REST}/locations?select=slug,reviews(author)`],
  ["a sum", `${REST}/locations?select=count()`],
])("reads of %s are not recorded", (_, address) => {
  expect(createPageSources(first).digestOf(address)).toBeUndefined();
});

it("equal rows of another database count as different", () => {
  const [one, other] = ["one", "two"].map((database) =>
    createPageSources({ ...first, database }).digestOf(`${posts}&slug=eq.fever`),
  );
  expect(one).not.toBe(other);
});

it("a new row and a deleted one change only the record of their table", () => {
  const fewer = structuredClone(first);
  fewer.tables.blog_posts.rows.pop();
  const [before, after] = [first, fewer].map(createPageSources);
  expect(after?.digestOf(posts)).not.toBe(before?.digestOf(posts));
  expect(after?.digestOf(`${posts}&slug=eq.cough`)).not.toBe(before?.digestOf(`${posts}&slug=eq.cough`));
  expect(after?.digestOf(`${posts}&slug=eq.fever`)).toBe(before?.digestOf(`${posts}&slug=eq.fever`));
});

it("a read names single rows by their first key, and a function names none", () => {
  expect(isOfSingleRows(`${posts}&slug=eq.fever`, "slug")).toBe(true);
  expect(isOfSingleRows(`${posts}&primary_service=eq.nurse`, "slug")).toBe(false);
  expect(isOfSingleRows(`${REST}/rpc/x?slug=eq.fever`, "slug")).toBe(false);
});

it.each([
  ["are read again after the database has cancelled that", 500, 2, ["fever", "falls", "cough"]],
  ["are not asked for again where a database has none", 404, 1, undefined],
])("digests %s", async (_, status, requests, names) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(first)));
  request.mockResolvedValueOnce(new Response(null, { status }));
  vi.stubGlobal("fetch", request);
  try {
    const sources = await readPageSources({
      VITE_SUPABASE_URL: "https://x.example.com",
      VITE_SUPABASE_PUBLISHABLE_KEY: "key",
    });
    expect(sources?.namesIn("blog_posts")).toEqual(names);
    expect(request).toHaveBeenCalledTimes(requests);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
