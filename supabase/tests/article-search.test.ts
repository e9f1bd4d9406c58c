import { beforeAll, expect, test } from "vitest";
import { addSaved, arabic, draftOf, english, save } from "./support/drafts";
import { addPost, published } from "./support/fixtures/blog";
import { newStaff } from "./support/new-staff";
import { discard, store } from "./support/rest";
import { found, newWord, publish, search } from "./support/searches";
import { sql } from "./support/stack";

const { sandbox, staff } = newStaff(beforeAll);

const ago = (days: number) => ({
  status: "published",
  published_at: new Date(Date.now() - days * 86_400_000).toISOString(),
});

test.each([
  ["ar", "حمى", "حمي"],
  ["ar", "الحُمّى", "حمى"],
  ["ar", "والحمى", "الحمى"],
  ["ar", "مستشفى", "مستشفي"],
  ["ar", "المستشفيات", "مستشفى"],
  ["ar", "مسنين", "المسنين"],
  ["ar", "المسنّون", "مسن"],
  ["ar", "والأطفال", "الأطفال"],
  ["ar", "والأطفال", "اطفال"],
  ["ar", "للأطفال", "بالأطفال"],
  ["ar", "طفلك", "الطفل"],
  ["ar", "الدم", "دم"],
  ["ar", "ممرضات", "ممرضة"],
  ["ar", "الممرضين", "ممرّضات"],
  ["ar", "الوريد", "وريد"],
  ["ar", "الكالسيوم", "كالسيوم"],
  ["ar", "البالغين", "بالغ"],
  ["ar", "الوالدين", "والدين"],
  ["ar", "رعاية", "الرعايه"],
  ["ar", "١٠-١٥ مل", "10-15 مل"],
  ["ar", "فيتامين D", "فيتامين d"],
  ["en", "10-15 ml", "15–10 ML"],
  ["en", "38.5 °C", "٣٨٫٥ c"],
  ["en", "nurses", "nursing"],
  ["en", "the children's allergies", "allergy children"],
  ["en", "COVID-19", "covid 19"],
  ["en", "Crème", "CRÈME"],
  ["en", "a sick حمّى", "حمى sick"],
])("%s: %s and %s find each other", async (lang, one, other) => {
  const marker = newWord();
  for (const [written, typed] of [
    [one, other],
    [other, one],
  ]) {
    const slug = await publish(sandbox, lang, { content_markdown: `Before.\n\n${written} ${marker}` });
    expect(found(await search(`${typed} ${marker}`, lang))).toEqual(["all", slug]);
    await sandbox.clear();
  }
});

test("a figure is found by itself, whatever sign is before it", async () => {
  const marker = newWord();
  const slug = await publish(sandbox, "en", {
    content_markdown: `Give 10-15 ml of ${marker}, +971 4 000 0000.`,
  });
  for (const typed of ["15 ml", "10", "-15", "15-10", "971"])
    expect(found(await search(`${typed} ${marker}`))).toEqual(["all", slug]);
});

test.each([
  ["en", "10-15 ml", "-15 ml 25"],
  ["en", "care", "cure"],
  ["ar", "قلب", "كلب"],
])("%s: %s is not %s", async (lang, written, typed) => {
  const marker = newWord();
  await publish(sandbox, lang, { content_markdown: `${written} ${marker}` });
  expect((await search(`${typed} ${marker}`, lang)).kind).not.toBe("all");
});

test.each([
  ["another letter", "en", "vaxcination"],
  ["a letter too few", "en", "vacination"],
  ["a letter too many", "en", "vacccination"],
  ["two letters that changed places", "en", "vaccinatoin"],
  ["another first letter", "en", "baccination"],
  ["half a word", "en", "vacc"],
  ["another letter", "ar", "التطعيك"],
  ["a letter too few", "ar", "تطعم"],
  ["two letters that changed places", "ar", "تطيعم"],
])("a word with %s is found (%s: %s)", async (_, lang, typed) => {
  const marker = newWord();
  const slug = await publish(sandbox, lang, { content_markdown: `The vaccination. والتطعيم ${marker}` });
  expect(found(await search(`${typed} ${marker}`, lang))).toEqual(["near", slug]);
});

test("short words are found with an error, and figures never are", async () => {
  const marker = newWord();
  const slug = await publish(sandbox, "en", { content_markdown: `Pain 39 ${marker}` });
  for (const typed of ["pian", "pan", "paim", "ain"])
    expect(found(await search(`${typed} ${marker}`))).toEqual(["near", slug]);
  expect((await search(`38 ${marker}`)).kind).toBe("some");
});

test("a placeholder with a typing error finds its articles, and names the words to mark", async () => {
  const marker = newWord();
  const slug = await publish(sandbox, "en", { title: `About ${marker}` });
  const answer = await search(`${marker.slice(0, 5)}${marker.slice(6)}`);
  expect(found(answer)).toEqual(["near", slug]);
  expect(answer.words).toEqual([marker]);
});

test("title, excerpt, text, questions, answers and tags are searched, and the part with the words comes with it", async () => {
  const [title, h1, excerpt, text] = [newWord(), newWord(), newWord(), newWord()];
  const [question, answer, tag] = [newWord(), newWord(), newWord()];
  const post_id = await addPost(sandbox, published);
  await store("blog_post_translations", {
    post_id,
    lang: "en",
    title,
    h1,
    excerpt,
    content_markdown: `First.\n\n\n## Second\n\n- The **${text}** of [it](/blog/x).`,
    faq: [{ q: `Why ${question}?`, a: `Because ${answer}.` }],
  });
  await store("blog_post_tags", { post_id, tag_slug: `one-${tag}` });
  const passages = await Promise.all(
    [title, h1, excerpt, tag, text, question, answer].map(async (word) => {
      const { kind, rows, total, words } = await search(word);
      expect([kind, total]).toEqual(["all", 1]);
      return [rows[0]?.passage, ...words];
    }),
  );
  const ofQuestion = `Why ${question}?\nBecause ${answer}.`;
  expect(passages).toEqual([
    [null, title],
    [null, h1],
    [null, excerpt],
    [null],
    [`- The **${text}** of [it](/blog/x).`, text],
    [ofQuestion, question],
    [ofQuestion, answer],
  ]);
});

test("hidden texts are not found", async () => {
  const [link, fact, picture] = [newWord(), newWord(), newWord()];
  await publish(sandbox, "en", {
    content_markdown: `[A](/${link}) https://x.example/${link} {{price:${fact}}}\n[INFOGRAPHIC: ${picture}]`,
  });
  for (const word of [link, fact, picture]) expect((await search(word)).total).toBe(0);
});

test("articles with the words in their titles come first, then the newest", async () => {
  const word = newWord();
  const old = await publish(sandbox, "en", { content_markdown: word }, ago(3));
  const recent = await publish(sandbox, "en", { content_markdown: word }, ago(2));
  const titled = await publish(sandbox, "en", { title: word }, ago(4));
  const answer = await search(word);
  expect(found(answer)).toEqual(["all", titled, recent, old]);
  expect(await search(word, "en", 1)).toMatchObject({ total: 3, rows: [{ slug: titled }] });
});

test("of articles with some of the words in their titles or tags, those with more of them come first", async () => {
  const [one, two, three] = [newWord(), newWord(), newWord()];
  const content_markdown = `${one} ${two} ${three}`;
  const none = await publish(sandbox, "en", { content_markdown }, ago(1));
  const first = await publish(sandbox, "en", { title: one, content_markdown }, ago(2));
  const both = await publish(sandbox, "en", { title: `${two} ${one}`, content_markdown }, ago(3));
  const all = await publish(sandbox, "en", { title: `${three} ${two} ${one}` }, ago(4));
  expect(found(await search(content_markdown))).toEqual(["all", all, both, first, none]);
});

test("when no article has all of the words, those with some of them are found", async () => {
  const [one, two] = [newWord(), newWord()];
  const both = await publish(sandbox, "en", { title: `${one} ${two}` });
  const first = await publish(sandbox, "en", { title: one });
  expect(found(await search(`${one} ${newWord()} ${two}`))).toEqual(["some", both, first]);
});

test("a save, a new tag and a deletion are found at once", async () => {
  const [before, after, tag] = [newWord(), newWord(), newWord()];
  const draft = draftOf({ status: "published" }, [english({ title: before }), arabic({ title: before })]);
  const { id, version } = await addSaved(sandbox, staff.editor, draft);
  expect([(await search(before)).total, (await search(before, "ar")).total]).toEqual([1, 1]);
  draft.translations = [english({ title: after })];
  draft.tags = [tag];
  await save(staff.editor, draft, id, version);
  expect([(await search(before)).total, (await search(before, "ar")).total]).toEqual([0, 0]);
  expect([(await search(after)).total, (await search(tag)).total]).toEqual([1, 1]);
  await discard(`blog_post_tags?post_id=eq.${id}`);
  expect([(await search(after)).total, (await search(tag)).total]).toEqual([1, 0]);
  await discard(`blog_posts?id=eq.${id}`);
  expect((await search(after)).total).toBe(0);
  const words = () => sql`select from private.search_words where word in (${before}, ${after}, ${tag})`;
  expect(await words()).toHaveLength(3);
  await sql`select private.forget_words()`;
  expect(await words()).toHaveLength(0);
  expect((await search("fever")).total).toBeGreaterThan(0);
});

test("a search writes nothing", async () => {
  const answer = await sql.begin(
    "read only",
    (readOnly) => readOnly`select public.search_articles('fever', 'en') as answer`,
  );
  expect(answer[0]?.["answer"]).toMatchObject({ kind: "all" });
});

test("two hundred articles are counted, and more are not", async () => {
  const word = newWord();
  for (let number = 0; number < 200; number += 1) await publish(sandbox, "en", { content_markdown: word });
  expect(await search(word)).toMatchObject({ total: 200, is_exact: true });
  await publish(sandbox, "en", { content_markdown: word });
  expect(await search(word)).toMatchObject({ total: 200, is_exact: false });
}, 60_000);
