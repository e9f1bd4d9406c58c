import { expect, it } from "vitest";
import { adminEn } from "@/words/admin/en";
import { authorSchema } from "./author-form.schema";

const RLM = "\u200F";

it("an author's address, picture and name are cleaned", () => {
  const { name, email, avatar_url } = authorSchema(adminEn).parse({
    name: `Dr Sara${RLM}`,
    name_ar: "",
    role: "",
    role_ar: "",
    email: `\u202Asara\u2011care@clinic.example\u202C`,
    avatar_url: `https://site.example/a.webp${RLM}`,
    bio: "",
    bio_ar: "",
    is_active: true,
  });
  expect([name, email, avatar_url]).toEqual([
    "Dr Sara",
    "sara-care@clinic.example",
    "https://site.example/a.webp",
  ]);
});
