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

it.each([" gtm-abc1234 ", "GTM-ABC1234", ""])("a tag manager's id may be %j", (typed) => {
  expect(settingsSchema(settingsTexts.en).shape.tagManagerId.parse(typed)).toBe(typed.trim().toUpperCase());
});

it.each(["UA-1234-5", "G-ABC1234", "GTM-", "GTM-<script>"])("a tag manager's id is not %j", (typed) => {
  const { tagManagerId } = settingsSchema(settingsTexts.en).shape;
  expect(tagManagerId.safeParse(typed).error?.issues[0]?.message).toBe(settingsTexts.en.tagManagerNoId);
});
