import { expect, it } from "vitest";
import type { AuthorRow } from "@/data/blog-posts/article.queries";
import { authorBio, authorName, initialsOf } from "./author-name";

it.each([
  ["Dr. Layla Haddad", "LH"],
  ["Huda Al Mansoori", "HM"],
  ["Maria", "M"],
  ["د. ليلى حداد", "ل ح"],
  ["هدى المنصوري", "ه م"],
  ["", ""],
])("%s has the initials %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it("falls back to English where the Arabic is empty", () => {
  const author: AuthorRow = {
    name: "Layla",
    name_ar: "ليلى",
    role: "Doctor",
    role_ar: "",
    bio: "Sees families.",
    bio_ar: "",
    avatar_url: null,
  };
  expect(authorName(author, "ar")).toBe("ليلى");
  expect(authorName(author, "en")).toBe("Layla");
  expect(authorBio(author, "ar")).toBe("Sees families.");
});
