import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { catchDownloads, textOf } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, type ApiRequest } from "@/testing/serve-api";
import { Component as LinksPage } from "./links-page";
import { flyer, linkTo, serveLinks } from "./testing/serve-links";
import { linksTexts } from "@/words/admin/links";
import { shareTexts } from "@/words/admin/share";

const texts = linksTexts.en;
const share = shareTexts.en;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 2, name: new RegExp(`^${name}`) })).closest("li");
  if (!card) throw new Error("The link has no card.");
  return within(card);
};
const sentRow = (requests: ApiRequest[]) =>
  requests.find(({ line }) => line === "POST campaign_links")?.body as Record<string, unknown>;
const field = (name: string) => screen.getByLabelText(name);
const picker = () => screen.getByRole("combobox", { name: "Page" });

describe("the list", () => {
  it("says of each link where it leads and what it brought", async () => {
    serveLinks();
    renderAdmin(<LinksPage />);
    const card = await cardOf("Ramadan flyer");
    expect(card.getByText("/go/ramadan-print")).toBeVisible();
    expect(await card.findByText("About us")).toBeVisible();
    expect(card.getByText("print / qr / ramadan-2027")).toBeVisible();
    expect(within(await card.findByRole("list", { name: "Figures" })).getAllByRole("listitem")).toHaveLength(
      4,
    );
    for (const figure of ["1,240 visits", "12 chats", "5 booked", "AED 2,350"])
      expect(card.getByText(figure)).toBeVisible();
    expect(card.queryByText(texts.trouble.gone)).toBeNull();
  });

  it.each([
    ["/blog/cough", texts.trouble.draft],
    ["/services/elderly-care", texts.trouble.off],
    ["/blog/deleted", texts.trouble.gone],
    ["/dubai/dubai-marina/elderly-care", texts.trouble.gone],
    ["/blog/old", texts.trouble.moved("/blog/fever")],
  ])("warns when visitors do not find %s", async (path, warning) => {
    serveLinks([linkTo("l1", { path })]);
    renderAdmin(<LinksPage />);
    expect(await (await cardOf("l1")).findByText(warning)).toBeVisible();
  });

  it("says what a link that is switched off does, and why there are no figures", async () => {
    serveLinks([linkTo("l1", { is_active: false })], {
      "POST rpc/link_figures": refusal(503, "", "down"),
    });
    renderAdmin(<LinksPage />);
    expect((await cardOf("l1")).getByText(texts.off)).toBeVisible();
    expect(await screen.findByText(texts.figures.failed)).toBeVisible();
  });

  it("is searched once it is long", async () => {
    serveLinks(
      [...Array(7)].map((_, index) => linkTo(`l${index}`, { source: index === 3 ? "tiktok" : "print" })),
    );
    renderAdmin(<LinksPage />);
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search links" }), "TikTok l3{Enter}");
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1));
    await userEvent.type(screen.getByRole("searchbox"), "x{Enter}");
    expect(await screen.findByText(texts.noMatch)).toBeVisible();
  });

  it("shows forty at once, and the rest on request", async () => {
    serveLinks(Array.from({ length: 45 }, (_, index) => linkTo(`l${index}`)));
    renderAdmin(<LinksPage />);
    await cardOf("l39");
    expect(screen.queryByRole("heading", { name: "l40" })).toBeNull();
    await press("Show more of 5");
    expect(await cardOf("l44")).toBeDefined();
    expect(screen.queryByRole("button", { name: /Show/ })).toBeNull();
  });

  it("tells editors that they can switch a link off, and not delete it", async () => {
    serveLinks();
    renderAdmin(<LinksPage />, { role: "editor" });
    const card = await cardOf("Ramadan flyer");
    expect(screen.getByText(texts.deleteOwnersOnly)).toBeVisible();
    expect(card.getByRole("button", { name: "Edit Ramadan flyer" })).toBeEnabled();
    expect(card.queryByRole("button", { name: /Delete/ })).toBeNull();
  });

  it("says in both languages that it is empty", async () => {
    serveLinks([]);
    renderAdmin(<LinksPage />, { locale: "ar" });
    expect(await screen.findByText(linksTexts.ar.empty)).toBeVisible();
  });
});

describe("a new link", () => {
  const open = async (rows: readonly object[] = []) => {
    const served = serveLinks(rows, { "POST campaign_links": undefined });
    renderAdmin(<LinksPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Add link" }));
    return served;
  };

  it("leads to a page that is found by its name in either language, by keyboard", async () => {
    const { requests, replies } = await open();
    await userEvent.type(picker(), "مارينا");
    expect(await screen.findByRole("option", { name: /Nurse on Call · Dubai Marina/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("/dubai/dubai-marina/nurse-on-call")).toBeVisible();
    await userEvent.type(field("Name"), "Marina, spring");
    await userEvent.type(field("Source"), "FB ");
    expect(screen.getByText(texts.kept("facebook"))).toBeVisible();
    await userEvent.type(field("Medium"), "social");
    await userEvent.type(field("Campaign"), "Spring Sale");
    expect(field("Source")).toHaveValue("facebook");
    expect(screen.getByText(texts.kept("spring-sale"))).toBeVisible();
    expect(field("Short code")).toHaveValue("spring-sale-facebook");
    replies["GET campaign_links"] = [linkTo("l9", { code: "spring-sale-facebook", name: "Marina, spring" })];
    await press("Save");
    expect(await screen.findByRole("dialog", { name: share.title("Marina, spring") })).toBeVisible();
    expect(sentRow(requests)).toEqual({
      id: expect.any(String) as string,
      name: "Marina, spring",
      path: "/dubai/dubai-marina/nurse-on-call",
      lang: "en",
      source: "facebook",
      medium: "social",
      campaign: "spring-sale",
      content: "",
      code: "spring-sale-facebook",
      is_active: true,
    });
  });

  it("takes an address of the site that is pasted, with its language", async () => {
    await open();
    await userEvent.click(picker());
    await userEvent.paste("https://www.example.com/ar/blog/fever?utm_source=x#part");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("/blog/fever")).toBeVisible();
    expect(picker()).toHaveValue("Fever in children");
    expect(screen.getByLabelText("Language of the page")).toHaveDisplayValue("Arabic");
  });

  it("is not sent by Enter in the list of pages that has nothing to choose", async () => {
    await open();
    await userEvent.type(picker(), "nothing is called so{Enter}");
    expect(picker()).toBeValid();
    expect(picker()).toHaveValue("nothing is called so");
  });

  it("warns of a page that visitors do not find", async () => {
    await open();
    await userEvent.type(picker(), "/blog/nowhere{Enter}");
    expect(await screen.findByText(texts.trouble.gone)).toBeVisible();
    await userEvent.click(picker());
    await userEvent.type(picker(), "xyz");
    expect(await screen.findByText(texts.picker.none)).toBeVisible();
  });

  it("suggests a code that no other link has, until somebody writes one", async () => {
    await open([linkTo("l1", { code: "spring-print" })]);
    await userEvent.type(field("Campaign"), "spring");
    await userEvent.type(field("Source"), "print");
    expect(field("Short code")).toHaveValue("spring-print-2");
    await userEvent.clear(field("Short code"));
    await userEvent.type(field("Short code"), "mine");
    await userEvent.type(field("Campaign"), "-27");
    expect(field("Short code")).toHaveValue("mine");
  });

  it("says at each field what is wrong", async () => {
    const { requests } = await open();
    await userEvent.type(field("Campaign"), "ربيع");
    await userEvent.type(field("Short code"), "a b!");
    await press("Save");
    expect(await screen.findByText(texts.errors.word)).toBeVisible();
    expect(screen.getByText(texts.errors.path)).toBeVisible();
    expect(screen.getByText(texts.errors.code)).toBeVisible();
    expect(sentRow(requests)).toBeUndefined();
  });

  it.each([
    [refusal(409, "23505", "duplicate"), texts.errors.taken],
    [refusal(400, "23514", "no page", "link_not_page"), texts.errors.path],
  ])("says at its field what the database refuses", async (reply, message) => {
    const { replies } = await open();
    await userEvent.type(picker(), "/about{Enter}");
    await userEvent.type(field("Name"), "x");
    await userEvent.type(field("Source"), "print");
    await userEvent.type(field("Medium"), "qr");
    await userEvent.type(field("Campaign"), "spring");
    replies["POST campaign_links"] = reply;
    await press("Save");
    expect(await screen.findByText(message)).toBeVisible();
  });
});

it("a code that is changed is said to break what is printed", async () => {
  serveLinks();
  renderAdmin(<LinksPage />, { path: "/admin/here?edit=l1" });
  const code = await screen.findByLabelText("Short code");
  expect(code).toHaveValue("ramadan-print");
  await userEvent.type(code, "s");
  expect(screen.getByText(texts.codeChanged)).toBeVisible();
});

describe("sharing a link", () => {
  it("offers both addresses, a QR code and a text for WhatsApp in both languages", async () => {
    const files = catchDownloads();
    serveLinks();
    renderAdmin(<LinksPage />);
    await userEvent.click(await screen.findByRole("button", { name: share.of("Ramadan flyer") }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("https://www.example.com/go/ramadan-print")).toBeVisible();
    expect(dialog.getByText(`https://www.example.com${flyer.target}`)).toBeVisible();
    expect(await dialog.findByText(/^\*About us\*/)).toHaveTextContent(
      /home healthcare in Dubai.*https:\/\/www.example.com\/go\/ramadan-print$/,
    );
    expect(dialog.getByText(/^\*من نحن\*/)).toHaveAttribute("dir", "rtl");
    const [english] = dialog.getAllByRole("link", { name: "Open WhatsApp" });
    expect(english).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=\*About%20us\*/),
    );
    await userEvent.setup().click(dialog.getByRole("button", { name: share.copyOf("Short address") }));
    expect(await navigator.clipboard.readText()).toBe("https://www.example.com/go/ramadan-print");
    expect(await dialog.findByRole("img", { name: /QR code for/ })).toBeVisible();
    await press("Download SVG");
    expect(files[0]?.name).toBe("qr-ramadan-print.svg");
    expect(files[0] && (await textOf(files[0].file))).toMatch(/^<svg xmlns/);
  });

  it("opens by its address, and closes to the list", async () => {
    serveLinks();
    const { router } = renderAdmin(<LinksPage />, { path: "/admin/here?share=ramadan-print" });
    await screen.findByRole("dialog");
    await press("Close");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
