import type { BrowserContext } from "playwright-core";
import type { Visit } from "./browser";

/** A long article with everything: lists, a table, an infographic, questions, an author, and both languages. */
export const ARTICLE = "fever-in-adults-when-to-call";

/** Answers requests for infographics, and records them. */
export async function answerPictureRequests(context: BrowserContext): Promise<string[]> {
  const prompts: string[] = [];
  await context.route("**/functions/v1/generate-blog-image", async (route) => {
    prompts.push((route.request().postDataJSON() as { prompt: string }).prompt);
    await route.fulfill({ json: { image: "/social/home.jpg" } });
  });
  return prompts;
}

/** Visits with answers to picture requests: a reader may scroll to a picture that was never drawn. */
export const withPictureAnswers =
  (visit: Visit): Visit =>
  async (options) => {
    const visitor = await visit(options);
    await answerPictureRequests(visitor.context);
    return visitor;
  };
