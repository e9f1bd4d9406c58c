import type { Visit } from "./browser";

/** A long article with everything: lists, a table, an infographic, questions, an author, and both languages. */
export const ARTICLE = "fever-in-adults-when-to-call";

/** Visits with answers to picture requests: a reader may scroll to a picture that nobody has drawn. */
export const withPictureAnswers =
  (visit: Visit): Visit =>
  async (options) => {
    const visitor = await visit(options);
    await visitor.context.route("**/functions/v1/generate-blog-image", (route) =>
      route.fulfill({ json: { image: "/social/home.jpg" } }),
    );
    return visitor;
  };
