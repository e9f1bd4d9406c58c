import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createCallers, type Caller, type Role } from "./support/callers";
import { addSaved, arabic, draftOf, english, everything, save } from "./support/drafts";
import { stored } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});

describe("a save that breaks half-way leaves everything as it was", () => {
  const author = randomUUID();
  test.each([
    ["a slug with spaces", { slug: "two words" }, [english()], []],
    ["no slug", { slug: null }, [english()], []],
    ["an author who is gone", { author_id: author }, [english()], []],
    ["a text that is too long", {}, [english({ content_markdown: "x".repeat(200_001) })], []],
    ["a second language without a title", {}, [english(), { lang: "ar", content_markdown: "نص" }], []],
    ["questions that are no list", {}, [english({ faq: { q: "?" } })], []],
    ["a tag that is too long", {}, [english()], ["x".repeat(61)]],
  ])("%s", async (_what, fields, translations, tags) => {
    const draft = draftOf({}, [english(), arabic()], ["kept"]);
    const { id } = await addSaved(sandbox, callers.editor, draft);
    const before = await everything(id);
    const broken = {
      post: { ...draft.post, primary_service: "elderly-care", ...fields },
      translations,
      tags: ["new", ...tags],
    };
    expect((await save(callers.editor, broken, id, 1)).status).toBeGreaterThanOrEqual(400);
    expect(await everything(id)).toEqual(before);
    const fresh = randomUUID();
    sandbox.expect("blog_posts", `id=eq.${fresh}`);
    const post = { ...draftOf().post, ...fields };
    expect((await save(callers.editor, { ...broken, post }, fresh, null)).status).toBeGreaterThanOrEqual(400);
    expect(await stored(`blog_posts?id=eq.${fresh}`)).toEqual([]);
  });

  test("a taken slug", async () => {
    const [mine, theirs] = [draftOf(), draftOf()];
    const { id } = await addSaved(sandbox, callers.editor, mine);
    await addSaved(sandbox, callers.owner, theirs);
    const before = await everything(id);
    const answer = await save(callers.editor, { ...mine, post: theirs.post, tags: ["new"] }, id, 1);
    expect(answer).toMatchObject({ status: 409, value: { code: "23505" } });
    expect(JSON.stringify(answer.value)).toContain("blog_posts_slug_key");
    expect(await everything(id)).toEqual(before);
  });
});
