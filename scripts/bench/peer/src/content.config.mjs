import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";

const articles = defineCollection({
  loader: glob({ pattern: "**/*.md", base: `${process.env.PEER_DIR}/articles` }),
});

export const collections = { articles };
