import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal } from "@/testing/serve-api";
import { ShareKit } from "./share-kit";
import type { KitArticle } from "./sharing";
import { linkTo, serveLinks } from "./testing/serve-links";
import { shareTexts } from "@/texts/admin/share";

const texts = shareTexts.en.kit;
const article: KitArticle = {
  slug: "fever-in-children",
  isPublished: true,
  texts: {
    en: { title: "Fever in children", excerpt: "When to call: {{phone}}." },
    ar: { title: "الحمى عند الأطفال", excerpt: "متى تتصل بنا." },
  },
};
const linkOf = (source: string, lang: string) =>
  linkTo(`${source}-${lang}`, {
    path: "/blog/fever-in-children",
    lang,
    source,
    medium: source === "print" ? "qr" : "social",
    campaign: "articles",
  });
const all = ["whatsapp", "instagram", "facebook", "print"].flatMap((source) =>
  ["en", "ar"].map((lang) => linkOf(source, lang)),
);
const show = (rows: readonly object[], shown = article) => {
  const served = serveLinks(rows, { "POST campaign_links": undefined });
  renderAdmin(<ShareKit article={shown} onClose={() => undefined} />);
  return served;
};
const language = async (name: string) => within(await screen.findByRole("region", { name }));

it("has card, texts and QR code of each language, with the existing links, and reports a missing card", async () => {
  show(all);
  const english = await language("English");
  expect(screen.queryByRole("button", { name: /^Make/ })).toBeNull();
  expect(english.getByRole("img", { name: texts.pictureAlt("Fever in children") })).toHaveAttribute(
    "src",
    "/social/blog/fever-in-children.jpg",
  );
  expect(english.getByText(/^\*Fever in children\*/)).toHaveTextContent(
    /When to call: .*\d.*go\/whatsapp-en$/,
  );
  expect(english.getByText(/^Fever in children.*www\.example\.com\/go\/instagram-en/s)).not.toHaveTextContent(
    "https",
  );
  expect(english.getByText(/https:\/\/www\.example\.com\/go\/facebook-en/)).toBeVisible();
  expect(await english.findByRole("img", { name: /go\/print-en$/ })).toBeVisible();
  const arabic = await language("العربية");
  expect(arabic.getByText(/^\*الحمى عند الأطفال\*/)).toHaveAttribute("dir", "rtl");
  expect(arabic.getByRole("link", { name: texts.download })).toHaveAttribute(
    "href",
    "/ar/social/blog/fever-in-children.jpg",
  );
  // The picture is drawn when the site is built.
  fireEvent.error(english.getByRole("img", { name: texts.pictureAlt("Fever in children") }));
  expect(english.getByText(texts.noPicture)).toBeVisible();
});

it("makes missing links with one press, each with its own campaign and code, or reports the failure", async () => {
  const { sent, replies } = show([linkOf("facebook", "en"), linkTo("fever-in-children-wa")]);
  const make = await screen.findByRole("button", { name: texts.make(7) });
  replies["POST campaign_links"] = refusal(503, "53300", "down");
  await userEvent.click(make);
  expect(await screen.findByText(texts.makeFailed)).toBeVisible();
  replies["POST campaign_links"] = undefined;
  replies["GET campaign_links"] = all;
  await userEvent.click(make);
  expect(await screen.findByText(texts.made)).toBeVisible();
  const made = sent("POST campaign_links").at(-1) as { code: string }[];
  expect(made.map(({ code }) => code)).toEqual([
    "fever-in-children-wa-2",
    "fever-in-children-ig",
    "fever-in-children-qr",
    "fever-in-children-wa-ar",
    "fever-in-children-ig-ar",
    "fever-in-children-fb-ar",
    "fever-in-children-qr-ar",
  ]);
  expect(made[3]).toEqual({
    id: expect.any(String) as string,
    name: "WhatsApp: الحمى عند الأطفال",
    code: "fever-in-children-wa-ar",
    path: "/blog/fever-in-children",
    lang: "ar",
    source: "whatsapp",
    medium: "social",
    campaign: "articles",
    content: "fever-in-children-ar",
  });
  // The same ids: the first press may have added them, and its answer been lost.
  expect(sent("POST campaign_links")[0]).toEqual(made);
  expect(screen.queryByRole("button", { name: /^Make/ })).toBeNull();
});

it("of a draft without Arabic warns that its links lead nowhere, that its picture comes later and that there is no text", async () => {
  const { en } = article.texts;
  show([], { ...article, isPublished: false, texts: en ? { en } : {} });
  expect(await screen.findByText(texts.notLive)).toBeVisible();
  const english = await language("English");
  expect(english.getByText(texts.pictureLater)).toBeVisible();
  expect(english.queryByRole("img")).toBeNull();
  expect((await language("العربية")).getByText(texts.noText)).toBeVisible();
  expect(screen.getByRole("button", { name: texts.make(4) })).toBeVisible();
});
