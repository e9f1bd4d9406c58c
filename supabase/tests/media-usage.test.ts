import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { callerWith, type Caller } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { createPerson } from "./support/people";
import { call, store } from "./support/rest";
import { onScratch } from "./support/scratch";

import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

const someName = () => `1763772000000-${randomUUID().slice(0, 8)}.webp`;
const addressOf = (name: string) => `https://project.example.com/storage/v1/object/public/blog-media/${name}`;

async function usageOf(name: string, caller: Caller = staff.editor) {
  const { status, value } = await call(caller, "media_usage", { p_name: name });
  expect(status).toBe(200);
  return value;
}

async function addTranslation(postId: string, columns: Record<string, unknown>): Promise<void> {
  await store("blog_post_translations", { post_id: postId, lang: "en", title: "Fever at home", ...columns });
}

describe("finds a file", () => {
  test("as a hero and in the text of an article, once each, by its English title", async () => {
    const name = someName();
    const id = await addPost(sandbox, published);
    const text = `A picture: ![Image](${addressOf(name)})`;
    await addTranslation(id, { hero_image_url: addressOf(name), content_markdown: text });
    await addTranslation(id, { lang: "ar", title: "الحمى", hero_image_url: addressOf(name) });
    expect(await usageOf(name)).toEqual([
      { place: "post_body", id, label: "Fever at home" },
      { place: "post_hero", id, label: "Fever at home" },
    ]);
  });

  test("in an article that is Arabic only, by its Arabic title", async () => {
    const name = someName();
    const id = await addPost(sandbox, {});
    await addTranslation(id, { lang: "ar", title: "الحمى", hero_image_url: addressOf(name) });
    expect(await usageOf(name)).toEqual([{ place: "post_hero", id, label: "الحمى" }]);
  });

  test("in an article that can still come back from the trash", async () => {
    const name = someName();
    const id = await addPost(sandbox, { deleted_at: new Date().toISOString() });
    await addTranslation(id, { hero_image_url: addressOf(name), content_markdown: addressOf(name) });
    expect(await usageOf(name)).toEqual([{ place: "post_trash", id, label: "Fever at home" }]);
  });

  test("in versions of an article that can be brought back, and in its unpublished changes", async () => {
    const name = someName();
    const id = await addPost(sandbox, published);
    await addTranslation(id, {});
    const revision = { post_id: id, version: 1, snapshot: { hero: addressOf(name) } };
    const [history, copy] = ["post_history", "working_copy"].map((place) => ({
      place,
      id,
      label: "Fever at home",
    }));
    await store("blog_post_revisions", { ...revision, kind: "save" });
    expect(await usageOf(name)).toEqual([history]);
    await store("blog_post_revisions", { ...revision, kind: "working_copy" });
    expect(await usageOf(name)).toEqual([history, copy]);
    await addTranslation(id, { lang: "ar", title: "الحمى", hero_image_url: addressOf(name) });
    expect(await usageOf(name), "shown by the article itself").toMatchObject([{ place: "post_hero" }, copy]);
  });
  test("in authors, services, templates and schemas, and as an infographic", async () => {
    const name = someName();
    const slug = `test-${randomUUID()}`;
    const url = addressOf(name);
    const author = await sandbox.addRow("authors", { name: "Dr. Test", avatar_url: url });
    const service = await sandbox.addRow("services", {
      slug,
      name_en: "Test service",
      name_ar: "خدمة",
      content_data: { picture: url },
    });
    const structure = { en: { sections: [{ heading: "A", content: url }] }, ar: { sections: [] } };
    const template = await sandbox.addRow("content_templates", {
      name: slug,
      type: "how-to",
      template_data: { structure },
    });
    const schema = await sandbox.addRow("page_schemas", {
      page_type: "blog",
      page_id: slug,
      schema_type: "Article",
      schema_data: { "@type": "Article", image: url },
    });
    const infographic = await sandbox.addRow("generated_images", {
      description_hash: randomUUID().replaceAll("-", "").repeat(2),
      description: "Five warning signs",
      object_name: name,
    });
    expect(await usageOf(name)).toEqual([
      { place: "author", id: author, label: "Dr. Test" },
      { place: "content_template", id: template, label: slug },
      { place: "infographic", id: infographic, label: "Five warning signs" },
      { place: "page_schema", id: schema, label: `Article, ${slug}` },
      { place: "service", id: service, label: "Test service" },
    ]);
  });

  test("in a table that this test does not name", async () => {
    const address = addressOf(someName());
    await onScratch(sql, async (db) => {
      await db`create table public.test_insurers (id int primary key, name text, logo text)`;
      await db`select private.staff_table('public.test_insurers', 'insurers', 'test_insurer', p_label => array['name'])`;
      await db`insert into public.test_insurers values (7, 'Daman', ${address}), (8, 'Another', '')`;
      expect(await db`select * from private.rows_with(${address})`).toEqual([
        { place: "test_insurer", id: "7", label: "Daman" },
      ]);
    });
  });
});

describe("matches file names literally", () => {
  const resized = '<img src="/storage/v1/render/image/public/blog-media/%n?width=640">';

  test.each(["(%s)", resized, "See %s.", "[a][b]\n\n[b]: %s?width=640 'x'", "**%s**", "%s#part"])(
    "and finds %j",
    async (text) => {
      const name = someName();
      const id = await addPost(sandbox, {});
      const content_markdown = text.replace("%s", addressOf(name)).replace("%n", name);
      await addTranslation(id, { content_markdown });
      expect(await usageOf(name)).toMatchObject([{ place: "post_body", id }]);
      expect(await usageOf(name.slice(0, -1))).toEqual([]);
    },
  );

  test("and finds no use of a pattern", async () => {
    const id = await addPost(sandbox, {});
    await addTranslation(id, { hero_image_url: addressOf(someName()) });
    for (const name of ["", "%", "_", ".*", "'; drop table admins; --"])
      expect(await usageOf(name)).toEqual([]);
  });
});

test("returns nothing to a person who is not staff", async () => {
  const name = someName();
  const id = await addPost(sandbox, published);
  await addTranslation(id, { hero_image_url: addressOf(name) });
  expect(await usageOf(name, callerWith("member", await createPerson()))).toEqual([]);
  expect(await usageOf(name)).toHaveLength(1);
});

test("a text's files, facts and pictures are indexed up to a limit", async () => {
  const [counted] = await sql`
    select
      cardinality(private.media_names(string_agg(format('/blog-media/%s.png', n), ' ' order by n))) as files,
      cardinality(private.fact_names(string_agg(format('{{price:n%s}}', n), ' ' order by n))) as facts,
      cardinality(private.infographic_hashes(string_agg(format('[INFOGRAPHIC: %s]', n), ' ' order by n))) as pictures,
      private.media_names('/blog-media/b.png /blog-media/a.png, /blog-media/b.png.') as twice
    from generate_series(1, 5000) as n`;
  expect(counted).toEqual({ files: 200, facts: 200, pictures: 200, twice: ["b.png", "a.png"] });
});

test("a generated picture is known by the article with its description, to staff alone", async () => {
  const [description, object_name] = [`A drip ${randomUUID()}`, `infographics/${randomUUID()}.png`];
  const id = await addPost(sandbox, published);
  await addTranslation(id, { content_markdown: `Text\n\n[INFOGRAPHIC: ${description}]` });
  await addTranslation(id, { lang: "ar", title: "الحمى" });
  await sql`
    insert into generated_images (description_hash, description, object_name)
    values (encode(sha256(convert_to(${description}, 'UTF8')), 'hex'), ${description}, ${object_name})`;
  sandbox.expect("generated_images", `object_name=eq.${object_name}`);
  expect((await call(staff.editor, "media_articles", {})).value).toMatchObject({
    [object_name]: { title_en: "Fever at home", title_ar: "الحمى" },
  });
  const reception = callerWith("reception", await createPerson("reception"));
  expect((await call(reception, "media_articles", {})).status).toBe(403);
});
