import type { BrowserContext, Page } from "playwright-core";
import { goTo, openHydrated, type Visit, type Visitor } from "./browser";

/** A long article with everything: lists, a table, an infographic, questions, an author, and both languages. */
export const ARTICLE = "fever-in-adults-when-to-call";

/** Answers requests for infographics, and records them. */
export async function answerPictureRequests(
  context: BrowserContext,
  answer: { status: number; image?: string } = { status: 200, image: "/social/home.jpg" },
): Promise<string[]> {
  const prompts: string[] = [];
  await context.route("**/functions/v1/generate-blog-image", async (route) => {
    prompts.push((route.request().postDataJSON() as { prompt: string }).prompt);
    await route.fulfill({ status: answer.status, json: { image: answer.image } });
  });
  return prompts;
}

/** Visits with answers to picture requests: a reader may scroll to a picture that nobody has drawn. */
export const withPictureAnswers =
  (visit: Visit): Visit =>
  async (options): Promise<Visitor> => {
    const visitor = await visit(options);
    await answerPictureRequests(visitor.context);
    return visitor;
  };

/** Opens an address from another page of the site, so that the browser has to read and parse it. */
export async function openFromWithin(page: Page, from: string, path: string): Promise<void> {
  await openHydrated(page, from);
  await goTo(page, path);
}
