import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LOOPBACK, portOf } from "../local/free-port";
import { createSharedReads, type SharedReads } from "./shared-reads";

const POSTS = ["a", "b", "c"].map((slug) => ({ slug, title: slug.toUpperCase() }));

let server: Server;
let url: string;
let asked: string[];
let answers: (table: string, query: URLSearchParams) => [status: number, rows: unknown] | undefined;
let reads: SharedReads;

beforeEach(async () => {
  asked = [];
  answers = () => [200, POSTS];
  server = createServer((request, response) => {
    asked.push(`${request.headers.apikey as string} ${decodeURIComponent(request.url ?? "")}`);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://database");
    const answer = answers(pathname.slice(1), searchParams);
    if (!answer) return void response.destroy();
    const [status, rows] = answer;
    response.writeHead(status).end(Buffer.isBuffer(rows) ? rows : JSON.stringify(rows));
  }).listen(0, LOOPBACK);
  await once(server, "listening");
  url = `http://${LOOPBACK}:${portOf(server)}`;
  reads = createSharedReads({ headers: { apikey: "key" }, retryAfterMs: [1, 1] });
});

afterEach(() => {
  server.close();
});

const read = async (path: string): Promise<unknown> => (await reads.fetch(`${url}${path}`)).json();
const post = (slug: string, limit = "&limit=1") =>
  `/blog_posts?select=slug,title,tags(tag)&slug=eq.${slug}${limit}`;

it("sends equal reads once for any number of pages", async () => {
  const both = await Promise.all([read("/authors?select=name"), read("/authors?select=name")]);
  expect(both).toEqual([POSTS, POSTS]);
  await read("/authors?select=name");
  expect(asked).toEqual(["key /authors?select=name"]);
});

it("batches reads of single rows, and gives each page its own row", async () => {
  const found = await Promise.all([read(post("c")), read(post("gone")), read(post("a")), read(post("b"))]);
  expect(found).toEqual([[POSTS[2]], [], [POSTS[0]], [POSTS[1]]]);
  expect(asked).toEqual(["key /blog_posts?select=slug,title,tags(tag)&slug=in.(c,gone,a,b)"]);
});

it("gives a page with a read of several rows all of them", async () => {
  const pictures = ["x", "y", "z"].map((description_hash) => ({ description_hash }));
  answers = () => [200, pictures];
  const path = (hashes: string) =>
    `/generated_images?select=description_hash&description_hash=in.(${hashes})`;
  expect(await Promise.all([read(path("x,z")), read(path("y"))])).toEqual([
    [pictures[0], pictures[2]],
    [pictures[1]],
  ]);
  expect(asked).toHaveLength(1);
});

it("batches questions for missing files, as many as the function takes, and gives each page its own", async () => {
  answers = () => [200, ["b.png", "c.png"]];
  const ask = (names: string) => read(`/rpc/missing_media?p_names={${names}}`);
  expect(await Promise.all([ask("a.png,b.png"), ask("c.png"), ask("a.png")])).toEqual([
    ["b.png"],
    ["c.png"],
    [],
  ]);
  expect(asked).toEqual(["key /rpc/missing_media?p_names={a.png,b.png,c.png}"]);
  asked = [];
  const many = (from: number) => Array.from({ length: 30 }, (_, index) => `${from + index}.png`).join();
  await Promise.all([ask(many(100)), ask(many(200))]);
  expect(asked).toHaveLength(2);
});

it("a read has the same hash alone as with others, however the database writes its answer", async () => {
  const address = `${url}${post("a")}`;
  const own = POSTS.slice(0, 1);
  answers = (_, query) => {
    const isAlone = query.get("slug") === "eq.a";
    return [200, isAlone ? Buffer.from(JSON.stringify(own, undefined, 2)) : POSTS];
  };
  const [together] = await Promise.all([reads.hashOf(address), read(post("b"))]);
  expect(await createSharedReads({ headers: {} }).hashOf(address)).toBe(together);
});

it.each([
  ["in other words", "/blog_posts?select=slug&slug=eq.a", "/blog_posts?select=slug,id&slug=eq.b"],
  ["in quotes", '/blog_posts?select=slug&slug=eq."a"', '/blog_posts?select=slug&slug=eq."b"'],
])("sends a read %s on its own", async (_, ...paths) => {
  await Promise.all(paths.map(read));
  expect(asked).toEqual(paths.map((path) => `key ${path}`));
});

it.each([
  ["exceeds one response", Array(1_000).fill(POSTS[0])],
  ["does not tell rows apart", [{ title: "A" }]],
])("sends reads one by one if a batch %s", async (_, rows) => {
  answers = (_table, query) => [200, query.get("slug")?.startsWith("in.") ? rows : POSTS];
  await Promise.all([read(post("a", "")), read(post("b", ""))]);
  expect(asked).toHaveLength(3);
});

it("sends reads one by one if the database takes too long for a batch", async () => {
  const tooLong: ReturnType<typeof answers> = [500, { code: "57014" }];
  answers = (_, query) => {
    const wanted = query.get("slug") ?? "";
    return wanted.includes(",") ? tooLong : [200, POSTS.filter(({ slug }) => wanted === `eq.${slug}`)];
  };
  const found = await Promise.all([read(post("a")), read(post("b")), read(post("c"))]);
  expect(found).toEqual(POSTS.map((row) => [row]));
  expect(reads.failure()).toBeUndefined();
  expect(asked).toHaveLength(4);
});

it("sends a row that is nested too deeply on its own, and gives other pages theirs", async () => {
  const deep = Buffer.from(`[{"slug":"a","x":${"[".repeat(20_000)}${"]".repeat(20_000)}},{"slug":"b"}]`);
  answers = () => [200, deep];
  const [found] = await Promise.all([read(post("b")), reads.hashOf(`${url}${post("a")}`)]);
  expect(found).toEqual([{ slug: "b" }]);
  expect(asked).toHaveLength(2);
});

it("records each page's reads, shared ones too", async () => {
  const page = (...paths: string[]) => reads.noting(() => Promise.all(paths.map(read)));
  const [one, other] = await Promise.all([page("/authors", "/reviews"), page("/authors", "/services")]);
  expect(one.asked).toEqual([`${url}/authors`, `${url}/reviews`]);
  expect(other.asked).toEqual([`${url}/authors`, `${url}/services`]);
});

it("keeps the last answers for single pages alone, and keeps no hash of a row that differs at its second read", async () => {
  const own = (title: string) => {
    answers = (_, query) => [200, [{ slug: query.get("slug")?.replace("eq.", ""), title }]];
  };
  own("first");
  const address = `${url}${post("a")}`;
  const first = await reads.hashOf(address);
  await read("/authors");
  // One after the other, so that none is combined with others.
  for (let index = 0; index < 250; index += 1) await read(post(`other-${index}`));
  asked = [];
  expect(await read(post("a"))).toEqual([{ slug: "a", title: "first" }]);
  await read("/authors");
  expect(asked).toHaveLength(1);
  expect(await reads.hashOf(address)).toBe(first);
  for (let index = 0; index < 250; index += 1) await read(post(`further-${index}`));
  own("second");
  await read(post("a"));
  expect(await reads.hashOf(address)).toBe("");
});

it("distinguishes responses by their hash", async () => {
  const before = await reads.hashOf(`${url}/authors`);
  expect(await createSharedReads({ headers: {} }).hashOf(`${url}/authors`)).toBe(before);
  answers = () => [200, []];
  expect(await createSharedReads({ headers: {} }).hashOf(`${url}/authors`)).not.toBe(before);
});

it("retries after a network or server error", async () => {
  const faults: ReturnType<typeof answers>[] = [undefined, [503, "down"]];
  answers = () => (faults.length > 0 ? faults.shift() : [200, POSTS]);
  expect(await read("/authors")).toEqual(POSTS);
  expect(asked).toHaveLength(3);
  expect(reads.failure()).toBeUndefined();
});

it.each([
  ["no answer", undefined, "authors could not be read: there was no answer", 3],
  [
    "a refusal",
    [400, "no column"] as [number, string],
    'authors could not be read: it answered 400 "no column"',
    1,
  ],
])("caches a read that failed by %s, without a retry", async (_, answer, message, attempts) => {
  answers = () => answer;
  await expect(read("/authors")).rejects.toThrow(message);
  expect(reads.failure()?.message).toBe(message);
  expect(asked).toHaveLength(attempts);
  await expect(read("/reviews")).rejects.toThrow(message);
  expect(asked).toHaveLength(attempts);
});

it("refuses requests that are not reads", async () => {
  await expect(reads.fetch(`${url}/authors`, { method: "POST" })).rejects.toThrow("Pages only read");
});
