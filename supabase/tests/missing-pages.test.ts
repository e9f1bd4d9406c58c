import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { earlyInMinute } from "./support/events";
import { call, stored, update } from "./support/rest";
import { sql } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();

const note = (path: unknown) => call(anonymous, "note_missing_path", { p_path: path });

/** A path that no other test uses; removed afterwards, together with the minute's count. */
function here(): string {
  const path = `/test-${randomUUID().replaceAll(/\d/g, "x")}`;
  sandbox.afterwards(async () => {
    await sql`delete from public.missing_paths where path like ${`${path}%`}`;
    await sql`update private.event_limits set minute = '-infinity' where table_name = 'missing_paths'`;
  });
  return path;
}

const rowsBelow = async (path: string) => [
  ...(await sql<{ path: string; hits: number }[]>`
    select path, hits::int from public.missing_paths where path like ${`${path}%`} order by path`),
];

describe("a path that visitors did not find", () => {
  test("is counted for every request, parallel ones too", async () => {
    const path = here();
    const answers = await Promise.all(Array.from({ length: 8 }, () => note(path)));
    for (const answer of answers) expect(answer).toEqual({ status: 204, value: null });
    expect(await rowsBelow(path)).toEqual([{ path, hits: 8 }]);
  });

  test("is stored without a query, a fragment and a slash at its end, whatever it looks like", async () => {
    const path = here();
    for (const end of ["?token=secret", "#about-me", "/"]) await note(path + end);
    const others = [
      "/2024/11/01/old-post.html",
      "/%d8%ae%d8%af",
      "/<b>bold</b>",
      "/it's-;drop--table",
      "/خدمات",
    ];
    for (const end of others) await note(path + end);
    expect(new Map((await rowsBelow(path)).map((row) => [row.path, row.hits]))).toEqual(
      new Map([[path, 3], ...others.map((end) => [path + end, 1] as const)]),
    );
  });

  test("is stored without a person's data or another site's name", async () => {
    const path = here();
    for (const end of ["/amal@example.com", "/call/+971", "/call/050-123-4567", "//evil.example"])
      expect(await note(path + end)).toEqual({ status: 204, value: null });
    expect(await rowsBelow(path)).toEqual([]);
  });

  test("is ignored if it is not of this site", async () => {
    const before = await rowsBelow("");
    for (const path of [
      "/admin",
      "/ar/admin/posts",
      "/Admin/x",
      "/404",
      "/ar/404",
      "https://evil.example/",
      "",
      null,
    ])
      expect((await note(path)).status).toBe(204);
    expect(await rowsBelow("")).toEqual(before);
  });

  test("stays dismissed when it is requested again", async () => {
    const path = here();
    await note(path);
    await update(service, `missing_paths?path=eq.${path}`, { dismissed_at: new Date().toISOString() });
    await note(path);
    expect(await stored(`missing_paths?path=eq.${path}&dismissed_at=not.is.null`)).toMatchObject([
      { hits: 2 },
    ]);
  });
});

describe("counting", () => {
  test("stops silently for the rest of a minute with too many requests", async () => {
    const path = here();
    sandbox.afterwards(
      () => sql`update private.event_limits set per_minute = 60 where table_name = 'missing_paths'`,
    );
    await earlyInMinute();
    await sql`
      update private.event_limits set per_minute = 3, minute = '-infinity' where table_name = 'missing_paths'`;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => note(`${path}/${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(await rowsBelow(path)).toHaveLength(3);
  });

  test("keeps two thousand paths and drops the rarest ones first", async () => {
    const path = here();
    await sql`
      insert into public.missing_paths (path, hits, last_seen)
      select ${path} || '/rare-' || n, 1, now() - n * interval '1 minute' from generate_series(1, 2100) as n`;
    await sql`insert into public.missing_paths (path, hits, last_seen)
      values (${`${path}/wanted`}, 40, now() - interval '1 year')`;
    await note(`${path}/new`);
    const [counted] = await sql`select count(*)::int as rows from public.missing_paths`;
    expect(counted).toEqual({ rows: 2000 });
    const paths = (await rowsBelow(path)).map((row) => row.path);
    expect(paths).toEqual(expect.arrayContaining([`${path}/wanted`, `${path}/new`, `${path}/rare-1`]));
    expect(paths).not.toContain(`${path}/rare-2100`);
  });
});
