import { expect, it } from "vitest";
import { settingsTexts } from "@/words/admin/settings";
import { settingsSchema } from "./settings-form.schema";

const { postsPerPage } = settingsSchema(settingsTexts.en).shape;

it.each(["", "0", "51", "2.5", "-3"])("%j is no number of posts per page", (typed) => {
  expect(postsPerPage.safeParse(typed).error?.issues[0]?.message).toBe(
    "Please enter a whole number from 1 to 50.",
  );
});

it.each(["1", "50", "\u200F٢٥"])("%j is a number of posts per page", (typed) => {
  expect(postsPerPage.safeParse(typed).success).toBe(true);
});
