import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { call, stored, update } from "./support/rest";
import { sql } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();

const note = (path: unknown) => call(anonymous, "note_missing_path", { p_path: path });

/** A path that no other test asks for; taken away afterwards, and the minute's count with it. */
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

  test.each([
    ["a query", "?token=secret"],
    ["a fragment", "#about-me"],
    ["a slash at its end", "/"],
  ])("is kept without %s", async (_what, end) => {
    const path = here();
    await note(path + end);
    expect(await rowsBelow(path)).toEqual([{ path, hits: 1 }]);
  });

  test.each(["/خدمات", "/%d8%ae%d8%af", "/2024/11/01/old-post.html", "/it's-;drop--table", "/<b>bold</b>"])(
    "may look like %s",
    async (end) => {
      const path = here();
      await note(path + end);
      expect(await rowsBelow(path)).toEqual([{ path: path + end, hits: 1 }]);
    },
  );

  test.each([
    ["an email address", "/amal@example.com"],
    ["a telephone number with its plus", "/call/+971"],
    ["a telephone number in parts", "/call/050-123-4567"],
    ["another site", "//evil.example"],
  ])("is not kept with %s", async (_what, end) => {
    const path = here();
    expect(await note(path + end)).toEqual({ status: 204, value: null });
    expect(await rowsBelow(path)).toEqual([]);
  });

  test.each(["/admin", "/ar/admin/posts", "/Admin/x", "/404", "/ar/404", "https://evil.example/", "", null])(
    "is ignored if it is not of this site: %s",
    async (path) => {
      here();
      const before = await rowsBelow("");
      expect((await note(path)).status).toBe(204);
      expect(await rowsBelow("")).toEqual(before);
    },
  );

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
      async () =>
        void (await sql`update private.event_limits set per_minute = 60 where table_name = 'missing_paths'`),
    );
    // A new minute would start the count afresh in the middle of the test.
    const secondsLeft = 60 - new Date().getSeconds();
    if (secondsLeft <= 10) await new Promise((resolve) => setTimeout(resolve, (secondsLeft + 0.5) * 1000));
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
