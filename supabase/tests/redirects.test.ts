import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, insert, stored, update } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);
/** A prefix of every path, so that tests and demo data do not collide. */
const here = `/test-${randomUUID()}`;

async function redirect(from_path: string, to_path: string, columns = {}) {
  const id = sandbox.newId("url_redirects");
  return { id, ...(await insert(staff.owner, "url_redirects", { id, from_path, to_path, ...columns })) };
}

describe("a redirect", () => {
  test.each([
    ["/old", "/contact"],
    ["/old.html", "/services/doctor-on-call"],
    ["/%d8%ae%d8%af%d9%85%d8%a7%d8%aa", "/ar/services/doctor-on-call"],
    ["/administration", "/about"],
    ["/old%20page.html", "/about"],
  ])("leads from %s to %s", async (from, to) => {
    expect(await redirect(here + from, to)).toMatchObject({ status: 201 });
  });

  test("is kept without a slash at its end", async () => {
    const { id } = await redirect(`${here}/old/`, "/contact/");
    expect(await stored(`url_redirects?id=eq.${id}`)).toMatchObject([
      { from_path: `${here}/old`, to_path: "/contact", redirect_type: 301 },
    ]);
  });

  test("is kept in composed letters", async () => {
    const { id } = await redirect(`${here}/a\u0301`, "/contact");
    expect(await stored(`url_redirects?id=eq.${id}`)).toMatchObject([{ from_path: `${here}/\u00E1` }]);
  });

  test.each([
    ["another site", ["https://other.example/", "//other.example", "/\\other.example", "/%2fother.example"]],
    ["a script or no path", ["javascript:alert(1)", "contact", "/contact?to=me", "/contact#me"]],
    ["a folder above or a hidden letter", ["/blog/../contact", "/blog/%2e%2e/contact", "/%61bout"]],
    ["a space or too many characters", ["/con tact", "/contact\nx", `/${"a".repeat(300)}`]],
  ])("does not lead to %s", async (_what, paths) => {
    const value = { details: "redirect_not_path" };
    for (const to of paths) expect([to, await redirect(`${here}/x`, to)]).toMatchObject([to, { value }]);
  });

  // Campaign links have the short addresses. Redirecting one of the others would block the back office, where the redirect
  // could be removed, or the check of a live build.
  test.each([
    ["redirect_back_office", ["/admin", "/admin/", "/Admin", "/admin/login", "/ar/admin", "/en/admin/posts"]],
    ["redirect_short_address", ["/go", "/go/spring", "/ar/go/spring", "/Go/spring/"]],
    ["redirect_own_file", ["/assets/index-a1.js", "/Assets/x", "/api/services", "/social/home.jpg"]],
    ["redirect_own_file", ["/build.json", "/ar/feed.xml", "/404"]],
  ])("does not change other addresses: %s", async (details, paths) => {
    const asTarget = details === "redirect_own_file" ? [] : paths.map((path) => [`${here}/x`, path] as const);
    for (const [from, to] of [...paths.map((path) => [path, "/contact"] as const), ...asTarget])
      expect([from, to, await redirect(from, to)]).toMatchObject([from, to, { value: { details } }]);
  });

  test("has one of the two types", async () => {
    expect(await redirect(`${here}/a`, "/contact", { redirect_type: 307 })).toMatchObject({ code: "23514" });
  });
});

describe("two redirects", () => {
  test("do not make a loop", async () => {
    await redirect(`${here}/a`, `${here}/b`);
    const hint = `{"to": "${here}/b", "from": "${here}/a"}`;
    expect(await redirect(`${here}/b`, `${here}/a`)).toMatchObject({
      value: { code: "23514", details: "redirect_loop", hint },
    });
  });

  test("may form a chain while one is inactive, and not when both are active", async () => {
    await redirect(`${here}/a`, `${here}/b`);
    const { id, status } = await redirect(`${here}/b`, `${here}/c`, { is_active: false });
    expect(status).toBe(201);
    await update(staff.owner, `url_redirects?id=eq.${id}`, { is_active: true });
    expect(await stored(`url_redirects?id=eq.${id}`)).toMatchObject([{ is_active: false }]);
  });

  test("do not make a chain when both are saved in one request, or at once", async () => {
    const rows = (name: string) => [
      { from_path: `${here}/${name}/a`, to_path: `${here}/${name}/b` },
      { from_path: `${here}/${name}/b`, to_path: `${here}/${name}/c` },
    ];
    sandbox.expect("url_redirects", `from_path=like.${here}/*`);
    await insert(staff.owner, "url_redirects", rows("together"));
    expect(await stored(`url_redirects?from_path=like.${here}/together/*`)).toEqual([]);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(rows(`at-once-${round}`).map((row) => insert(staff.owner, "url_redirects", row)));
      expect(await stored(`url_redirects?from_path=like.${here}/at-once-${round}/*`)).toHaveLength(1);
    }
  });
});

const problem = async (p_from: string, p_to: string, more = {}) =>
  (await call(staff.editor, "redirect_problem", { p_from, p_to, ...more })).value;

test("the problem of a redirect is known while a person writes it", async () => {
  const { id } = await redirect(`${here}/asked`, "/contact");
  await redirect(`${here}/off`, "/contact", { is_active: false });
  await redirect(`${here}/before`, `${here}/middle`);
  const chain = { reason: "redirect_chain", from: `${here}/before`, to: `${here}/middle` };
  for (const [from, to, expected] of [
    [`${here}/new/`, " /about", null],
    [`${here}/new`, "//other.example", { reason: "redirect_not_path", path: "//other.example" }],
    ["/admin", "/about", { reason: "redirect_back_office", path: "/admin" }],
    ["/feed.xml", "/about", { reason: "redirect_own_file", path: "/feed.xml" }],
    [`${here}/a`, `${here}/a/`, { reason: "redirect_same" }],
    [`${here}/a`, `${here}/asked`, { reason: "redirect_loop", from: `${here}/asked`, to: "/contact" }],
    [`${here}/middle`, "/about", chain],
    [`${here}/asked/`, "/about", { reason: "redirect_taken" }],
    [`${here}/off`, "/about", { reason: "redirect_taken" }],
  ] as const)
    expect([from, to, await problem(from, to)]).toEqual([from, to, expected]);
  expect(await problem(`${here}/asked`, "/about", { p_id: id })).toBeNull();
  expect(await problem(`${here}/a`, `${here}/asked`, { p_is_active: false })).toBeNull();
});

describe("a page that moves", () => {
  /** The prefix of this test's addresses. */
  let blog: string;

  beforeEach(() => {
    blog = `/test-${randomUUID()}`;
    for (const prefix of ["", "/ar", "/en"])
      sandbox.expect("url_redirects", `from_path=like.${prefix}${blog}/*`);
  });

  const move = (from: string, to: string) =>
    call(staff.owner, "move_redirects", { p_from: blog + from, p_to: blog + to });
  const add = (from_path: string, to_path: string, columns = {}) =>
    insert(staff.owner, "url_redirects", { from_path, to_path, ...columns });

  /** The test's redirects, without the prefix of their addresses. */
  async function redirects(): Promise<Record<string, string>> {
    const rows = await stored(
      `url_redirects?or=(from_path.like.*${blog}/*,to_path.like.*${blog}/*)&order=from_path`,
    );
    const short = (path: unknown) => String(path).replace(blog, "");
    return Object.fromEntries(
      rows.map((row) => [
        short(row["from_path"]),
        `${String(row["redirect_type"])} ${short(row["to_path"])}${row["is_active"] === true ? "" : " (off)"}`,
      ]),
    );
  }

  test("takes its old addresses along, also when the call is repeated, and is not redirected from its current one", async () => {
    for (const [from, to, expected] of [
      ["/a", "/b", { "/a": "301 /b" }],
      ["/a/", "/b/", { "/a": "301 /b" }],
      ["/b", "/c", { "/a": "301 /c", "/b": "301 /c" }],
      ["/c", "/a", { "/b": "301 /a", "/c": "301 /a" }],
    ] as const) {
      expect(await move(from, to)).toMatchObject({ status: 204 });
      expect(await redirects()).toEqual(expected);
    }
  });

  test.each([
    ["ends a redirect from its new address", "/b", "/contact", {}],
    ["replaces the redirect of its old address", "/a", "/contact", { redirect_type: 302, is_active: false }],
    ["leaves no inactive redirect to itself", "/b", "/a", { is_active: false }],
  ])("%s", async (_what, from, to, columns) => {
    await add(blog + from, to === "/a" ? blog + to : to, columns);
    expect(await move("/a", "/b")).toMatchObject({ status: 204 });
    expect(await redirects()).toEqual({ "/a": "301 /b" });
  });
  test("takes along the redirects of both languages, and inactive ones", async () => {
    await add(`/ar${blog}/b`, "/ar/contact");
    await add(`/ar${blog}/old`, `/ar${blog}/a`, { redirect_type: 302 });
    await add(`${blog}/off`, `${blog}/a`, { is_active: false });
    await add(`${blog}/else`, "/contact");
    expect(await move("/a", "/b")).toMatchObject({ status: 204 });
    expect(await redirects()).toEqual({
      "/a": "301 /b",
      "/ar/old": "302 /ar/b",
      "/off": "301 /b (off)",
      "/else": "301 /contact",
    });
  });

  test("changes nothing when its new address is refused", async () => {
    await add(`${blog}/old`, `${blog}/a`);
    const order = { p_from: `${blog}/a`, p_to: "//other.example" };
    expect(await call(staff.owner, "move_redirects", order)).toMatchObject({ status: 400 });
    expect(await redirects()).toEqual({ "/old": "301 /a" });
  });
});
