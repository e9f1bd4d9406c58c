import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { Locale } from "@/config/locales";
import { factsQuery } from "@/data/public/facts.queries";
import { factRows, testFacts } from "@/testing/facts";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { FactsCard } from "./facts-card";
import { ReadabilityCard, SeoCard } from "./score-cards";
import { emptyForm } from "../form/editor-form";
import type { AnalysedText, Jump, Replace } from "./analysed-text";

const TEXT: AnalysedText = {
  ...emptyForm().en,
  locale: "en",
  slug: "fever-at-home",
  primary_service: "doctor-on-call",
  title: "When a fever at home needs a doctor",
  h1: "Fever at home",
  excerpt: "What to watch in the first night.",
  alt_text: "A thermometer",
  meta_title: "Doctor on call for a fever at home",
  meta_description: "",
  content_markdown: `A doctor on call can help. ${"Rest. ".repeat(94).trim()}\n\n![](/fever.png)`,
};

async function show(change: Partial<AnalysedText> = {}, locale: Locale = "en", facts = testFacts()) {
  const onJump = vi.fn<Jump>();
  const onReplace = vi.fn<Replace>();
  let setText: (next: Partial<AnalysedText>) => void = () => undefined;
  function Page() {
    const [text, set] = useState(change);
    setText = set;
    const shown = { ...TEXT, ...text };
    return (
      <>
        <FactsCard text={shown} onJump={onJump} onReplace={onReplace} />
        <SeoCard text={shown} onJump={onJump} />
        <ReadabilityCard text={shown} onJump={onJump} />
      </>
    );
  }
  // Every service exists; those of the facts are active.
  const services = factRows()["GET services"].map((row) => ({ ...row, id: row.slug }));
  serveApi({ ...factRows(facts), "GET services": services });
  const { client } = renderAdmin(<Page />, { locale });
  act(() => {
    client.setQueryData(factsQuery.queryKey, facts);
  });
  await screen.findByRole("region", { name: /^SEO Analysis|^تحليل SEO/ });
  await screen.findByRole("region", { name: /^Readability|^سهولة القراءة/ });
  return { onJump, onReplace, change: (next: Partial<AnalysedText>) => act(() => setText(next)) };
}

const seo = () => within(screen.getByRole("region", { name: /^SEO Analysis/ }));
const readability = () => within(screen.getByRole("region", { name: /^Readability/ }));

it("the SEO card scores the text and lists advice, worst first, with links to the field or position", async () => {
  // 100 - 20 (no description) - 10 (few words) - 5 (not in the description) - 10 (no alt text)
  const { onJump } = await show({ excerpt: "" });
  expect(seo().getByRole("img", { name: "55 of 100" })).toBeVisible();
  expect(seo().getByText("Needs Work")).toBeVisible();
  expect(seo().getByText("4 things to improve")).toBeVisible();
  const advice = seo().getAllByRole("button");
  expect(advice[0]).toHaveTextContent(/^!Problem: There is no meta description\./);
  expect(advice.at(-1)).toHaveTextContent(/^Advice: “Doctor on Call” is not in the meta description\./);
  await userEvent.click(advice[0] as HTMLElement);
  expect(onJump).toHaveBeenLastCalledWith("meta_description", undefined);
  await userEvent.click(seo().getByRole("button", { name: /1 image has no alt text/ }));
  expect(onJump).toHaveBeenLastCalledWith("content_markdown", {
    start: 592,
    end: 607,
  });
});

it("the SEO card shows no findings for the first hundred words, and then the sources of the page's texts", async () => {
  const { change } = await show({ content_markdown: "A doctor on call can help.", meta_title: "" });
  expect(seo().getByText("Your score appears after a hundred words.")).toBeVisible();
  expect(seo().queryByRole("img", { name: /of 100/ })).toBeNull();
  change({ meta_title: "" });
  const title =
    /^The meta title has a good length .* Search engines show the title, because there is no meta title\.$/;
  expect(await seo().findByText(title)).toBeInTheDocument();
  expect(
    seo().getByText(/^The meta description has 33 characters.* Search engines show the excerpt/),
  ).toBeVisible();
  expect(seo().queryByText(/no headline/)).toBeNull();
});

it("the previews show the search result and the shared link as the page's head makes them", async () => {
  await show({
    meta_title: `${"Fever at home and what to do about it ".repeat(2)}end`,
    excerpt: `${"x".repeat(154)}yz`,
  });
  const result = within(seo().getByRole("figure", { name: "In search results" }));
  expect(result.getByText("Fever at home and what to do about it Fever at home and…")).toBeVisible();
  expect(result.getByText(`${"x".repeat(152)}…`)).toBeVisible();
  expect(result.getByText("example.com › blog › fever-at-home")).toBeVisible();
  const shared = within(seo().getByRole("figure", { name: "When someone shares the link" }));
  expect(shared.getByText("Doctor on Call")).toBeVisible();
  expect(shared.getByText("Fever at home")).toBeVisible();
});

it("the preview of an Arabic text's link is Arabic", async () => {
  await show({ locale: "ar", h1: "الحمّى في المنزل", meta_title: "متى تحتاج الحمّى إلى طبيب" }, "ar");
  const card = within(screen.getByRole("region", { name: /^تحليل SEO/ }));
  expect(card.getByText("example.com › ar › blog › fever-at-home")).toBeVisible();
  expect(card.getAllByText("متى تحتاج الحمّى إلى طبيب")).toHaveLength(2);
  expect(card.getByText("طبيب تحت الطلب")).toBeVisible();
});

it("the readability card scores an English text, with tips that lead to a sentence, or names what it needs", async () => {
  const long = `${"word ".repeat(25)}**end**.`;
  const markdown = `Rest well. ${long} Drink water. Call us. Sleep now.`;
  const { onJump, change } = await show({ content_markdown: markdown });
  expect(readability().getByText(/^Very Easy · \d+$/)).toBeVisible();
  expect(readability().getByText("34 words in 5 sentences")).toBeVisible();
  expect(readability().queryByRole("button")).toBeNull();
  change({ content_markdown: long });
  await userEvent.click(await screen.findByRole("button", { name: /A sentence has 26 words on average/ }));
  expect(onJump).toHaveBeenLastCalledWith("content_markdown", { start: 0, end: 60 });
  change({ locale: "ar", content_markdown: "اشرب الماء." });
  expect(await screen.findByText("2 words in 1 sentence")).toBeVisible();
  expect(readability().queryByText(/Easy|Difficult/)).toBeNull();
  change({ content_markdown: "" });
  expect(await screen.findByText(/^Write a few sentences to see how easy/)).toBeVisible();
});

it("the facts card names unknown placeholders, and is hidden without findings", async () => {
  const { onJump, change } = await show({ content_markdown: "From {{price:no-such}}." });
  await userEvent.click(
    await screen.findByRole("button", { name: /don’t know a fact or service called \{\{price:no-such\}\}/ }),
  );
  expect(onJump).toHaveBeenLastCalledWith("content_markdown", { start: 5, end: 22 });
  change({ content_markdown: "From {{price:nurse-on-call}}." });
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Facts in the text/ })).toBeNull());
});

it("the facts card finds a typed price in every field, names the field, and replaces the price", async () => {
  const typed = "Fever: AED 149";
  const { onReplace, onJump } = await show({
    title: typed,
    h1: typed,
    excerpt: typed,
    alt_text: typed,
    meta_title: typed,
    meta_description: typed,
    content_markdown: typed,
    faq: [
      { key: "r1", q: typed, a: typed },
      { key: "r2", q: "What does a nurse on call cost?", a: "From AED 99." },
    ],
  });
  const card = within(await screen.findByRole("region", { name: /^Facts in the text/ }));
  // A price in an answer belongs to the service in its question.
  expect(await card.findByRole("button", { name: "Replace with {{price:nurse-on-call}}" })).toBeVisible();
  for (const button of card.getAllByRole("button")) fireEvent.click(button);
  const answer = { row: "r1", side: "a" };
  const question = { row: "r1", side: "q" };
  const fields = ["title", "h1", "excerpt", "alt_text", "meta_title", "meta_description", "content_markdown"];
  for (const { mock } of [onJump, onReplace])
    expect(mock.calls.map(([field]) => field)).toEqual(expect.arrayContaining([...fields, question, answer]));
  expect(onJump).toHaveBeenCalledWith(answer, { start: 7, end: 14 });
  expect(onReplace).toHaveBeenCalledWith(answer, { start: 7, text: "AED 149" }, "{{price:doctor-on-call}}");
  expect(card.getByRole("button", { name: /Headline .H1.: “AED 149” is not the price/ })).toBeVisible();
});

it("the SEO card scores and shows texts with their facts filled in", async () => {
  await show({ meta_title: "Doctor on call from {{price:doctor-on-call}}" });
  const result = within(seo().getByRole("figure", { name: "In search results" }));
  expect(await result.findByText("Doctor on call from AED 99")).toBeVisible();
  expect(await seo().findByText(/26 characters/)).toBeInTheDocument();
});

it("the facts card shows the readers' wording of a fact without a value", async () => {
  const services = testFacts().services.filter(({ slug }) => slug !== "doctor-on-call");
  const facts = { ...testFacts({ years: undefined, instagram: undefined }), services };
  const markdown = "{{visit:nurse-on-call}}, {{years}}, {{instagram}}, {{price:doctor-on-call}}";
  await show({ content_markdown: markdown }, "en", facts);
  const card = within(await screen.findByRole("region", { name: /^Facts in the text/ }));
  expect(await card.findByText(/\{\{price:doctor-on-call\}\} is switched off/)).toBeVisible();
  expect(card.getByText("{{years}} has no value now, so readers see “many years” there.")).toBeVisible();
  expect(card.getByText("{{instagram}} has no value now, so readers see nothing there.")).toBeVisible();
  expect(card.getAllByRole("listitem")).toHaveLength(3);
});

it("a card lists twenty findings and the number of others", async () => {
  await show({ content_markdown: "{{no}} ".repeat(23) });
  const card = within(await screen.findByRole("region", { name: /^Facts in the text/ }));
  expect(card.getAllByRole("listitem")).toHaveLength(20);
  expect(card.getByText("And 3 more. They appear here as you fix these.")).toBeVisible();
});
