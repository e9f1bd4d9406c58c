import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { catchDownloads, blobText } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { refusal } from "@/testing/serve-api";
import { links } from "./links";
import { Component as LinksPage } from "./links-page";
import { flyer, linkTo, serveLinks } from "./testing/serve-links";
import { linksTexts } from "@/texts/admin/links";
import { manageTexts } from "@/texts/admin/manage";
import { shareTexts } from "@/texts/admin/share";

const texts = linksTexts.en;
const share = shareTexts.en;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 2, name: new RegExp(`^${name}`) })).closest("li");
  if (!card) throw new Error("The link has no card.");
  return within(card);
};
const field = (name: string) => screen.getByLabelText(name);
const picker = () => screen.getByRole("combobox", { name: "Page" });

describe("the list", () => {
  it("that cannot be read offers no pasted list, and can be read again", async () => {
    const { replies } = serveLinks([], { "GET campaign_links": refusal(503, "x", "down") });
    renderAdmin(<LinksPage />);
    expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    expect(screen.queryByRole("button", { name: texts.many.button })).toBeNull();
    replies["GET campaign_links"] = [flyer];
    await press("Try again");
    expect(await screen.findByRole("button", { name: texts.many.button })).toBeVisible();
  });

  it("shows each link's target and results, and tells editors that they cannot delete it", async () => {
    serveLinks();
    renderAdmin(<LinksPage />, { role: "editor" });
    const card = await cardOf("Ramadan flyer");
    expect(card.getByText("/go/ramadan-print")).toBeVisible();
    expect(await card.findByText("About us")).toBeVisible();
    expect(card.getByText("Flyer or poster / ramadan-2027")).toBeVisible();
    const figures = within(await card.findByRole("list", { name: "Figures" })).getAllByRole("listitem");
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      "1,240 visits",
      "12 chats",
      "5 booked",
      "AED 2,350",
    ]);
    expect(card.queryByText(texts.trouble.gone)).toBeNull();
    expect(screen.getByText(texts.deleteOwnersOnly)).toBeVisible();
    expect(card.getByRole("button", { name: "Edit Ramadan flyer" })).toBeEnabled();
    expect(card.queryByRole("button", { name: /Delete/ })).toBeNull();
  });

  it("warns of each link to a missing page, and explains missing figures", async () => {
    const warnings = [
      ["/blog/cough", texts.trouble.draft],
      ["/services/elderly-care", texts.trouble.off],
      ["/blog/deleted", texts.trouble.gone],
      ["/dubai/dubai-marina/elderly-care", texts.trouble.gone],
      ["/blog/old", texts.trouble.moved("/blog/fever")],
    ] as const;
    serveLinks([...warnings.map(([path]) => linkTo(path, { path })), linkTo("off", { is_active: false })], {
      "POST rpc/link_figures": refusal(503, "", "down"),
    });
    renderAdmin(<LinksPage />);
    for (const [path, warning] of warnings)
      expect(await (await cardOf(path)).findByText(warning)).toBeVisible();
    expect((await cardOf("off")).getByText(texts.off)).toBeVisible();
    expect(await screen.findByText(texts.figures.failed)).toBeVisible();
  });

  it("shows forty links first and the rest on request, and has a search once it is long", async () => {
    serveLinks(
      Array.from({ length: 42 }, (_, index) =>
        linkTo(`l${index}`, { source: index === 3 ? "tiktok" : "print" }),
      ),
    );
    renderAdmin(<LinksPage />);
    expect(await screen.findByText("l39")).toBeVisible();
    expect(screen.queryByText("l40")).toBeNull();
    // By text: this number of cards is slow to find by role.
    await userEvent.click(screen.getByText("Show more (2 left)"));
    expect(await screen.findByText("l41")).toBeVisible();
    expect(screen.queryByText(/^Show/)).toBeNull();
    const search = async (value: string) => {
      const box = screen.getByLabelText("Search links");
      fireEvent.change(box, { target: { value } });
      await userEvent.type(box, "{Enter}");
    };
    await search("TikTok l3");
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1));
    await search("TikTok l4");
    expect(await screen.findByText(texts.noMatch)).toBeVisible();
  });
});

describe("a new link", () => {
  const open = async (rows: readonly object[] = []) => {
    serveLinks(rows);
    renderAdmin(<LinksPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Add link" }));
  };

  it("leads to a page that is found by its name in either language or by its address, or to a missing one", async () => {
    await open();
    await userEvent.type(picker(), "none{Enter}");
    expect(await screen.findByText(texts.picker.none)).toBeVisible();
    expect(picker(), "Enter sends no form").toBeValid();
    await userEvent.clear(picker());
    await userEvent.paste("مارينا");
    expect(await screen.findByRole("option", { name: /Nurse on Call · Dubai Marina/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("/dubai/dubai-marina/nurse-on-call")).toBeVisible();
    await userEvent.clear(picker());
    await userEvent.paste("https://www.example.com/ar/blog/fever?utm_source=x#part");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("/blog/fever")).toBeVisible();
    expect(picker()).toHaveValue("Fever in children");
    expect(screen.getByLabelText("Language of the page")).toHaveDisplayValue("Arabic");
    await userEvent.clear(picker());
    await userEvent.paste("/blog/nowhere");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText(texts.trouble.gone)).toBeVisible();
    expect(picker(), "an address runs from left to right in every language").toHaveAttribute("dir", "auto");
  });

  it("names the removed parts of an address, and refuses an address of another site", async () => {
    await open();
    await userEvent.click(picker());
    await userEvent.paste("www.example.com/contact?x=1#hours");
    await userEvent.tab();
    expect(await screen.findByText("/contact")).toBeVisible();
    expect(screen.getByText(/\?x=1#hours/)).toBeVisible();
    await userEvent.clear(picker());
    await userEvent.paste("https://other.example/contact");
    expect(await screen.findByText(texts.picker.otherSite)).toBeVisible();
    await userEvent.tab();
    expect(screen.getByText(texts.picker.otherSite), "also after the field is left").toBeVisible();
    expect(picker()).toHaveValue("https://other.example/contact");
    expect(screen.queryByText(/\?x=1#hours/)).not.toBeInTheDocument();
  });

  it("needs a page and a position: name, campaign and a free code follow them until they are typed", async () => {
    await open([linkTo("l1", { code: "fever-instagram", campaign: "other" })]);
    await userEvent.click(picker());
    await userEvent.paste("/blog/fever");
    await userEvent.tab();
    await userEvent.selectOptions(field(texts.spot.label), "Instagram post or profile");
    expect(field("Campaign")).toHaveValue("fever");
    expect(screen.queryByLabelText("Source"), "the place says it").toBeNull();
    await userEvent.click(screen.getByText(texts.details.title));
    expect(field("Name")).toHaveValue("Instagram post or profile: Fever in children");
    expect(field("Short code")).toHaveValue("fever-instagram-2");
    fireEvent.change(field("Name"), { target: { value: "Mine" } });
    fireEvent.change(field("Short code"), { target: { value: "mine" } });
    await userEvent.selectOptions(field(texts.spot.label), "Facebook post");
    fireEvent.change(field("Campaign"), { target: { value: "Spring Sale" } });
    expect(screen.getByText(texts.kept("spring-sale"))).toBeVisible();
    expect(field("Name")).toHaveValue("Mine");
    expect(field("Short code")).toHaveValue("mine");
  });

  it("for another position has the site's own words; missing ones are reported at their field", async () => {
    await open();
    await press("Save");
    expect(await screen.findByText(texts.spot.required)).toBeVisible();
    expect(picker()).toBeInvalid();
    expect(field("Campaign"), "it is filled in from the page").toBeValid();
    expect(screen.queryByText(manageTexts.en.errors.required)).toBeNull();
    await userEvent.selectOptions(field(texts.spot.label), texts.spot.other);
    await userEvent.type(field("Source"), "FB ");
    expect(await screen.findByText(texts.kept("facebook"))).toBeVisible();
    expect(field("Source")).toHaveRole("combobox");
    expect(field("Campaign"), "nothing is suggested for it").toHaveRole("textbox");
    await userEvent.click(field("Campaign"));
    expect(field("Source")).toHaveValue("facebook");
  });

  it("with the campaign of another one shows that they share their figures", async () => {
    await open([flyer]);
    await userEvent.selectOptions(field(texts.spot.label), "Flyer or poster");
    fireEvent.change(field("Campaign"), { target: { value: "ramadan-2027" } });
    expect(await screen.findByText(texts.twin("Ramadan flyer"))).toBeVisible();
  });

  it("keeps its code after a save whose answer was lost", async () => {
    const { requests, replies } = serveLinks([], { "POST campaign_links": refusal(503, "", "down") });
    renderAdmin(<LinksPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Add link" }));
    await userEvent.click(field("Page"));
    await userEvent.paste("/blog/fever");
    await userEvent.tab();
    await userEvent.selectOptions(field(texts.spot.label), "Facebook post");
    fireEvent.change(field("Campaign"), { target: { value: "spring" } });
    replies["GET campaign_links"] = [linkTo("l1", { name: "Spring", code: "spring-facebook" })];
    await press("Save");
    await screen.findByRole("alert");
    // The link is in the list.
    await screen.findByText("/go/spring-facebook");
    replies["POST campaign_links"] = undefined;
    await press("Save");
    const sent = () => requests.filter(({ line }) => line === "POST campaign_links");
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ body }) => (body as { code: string }).code)).toEqual([
      "spring-facebook",
      "spring-facebook",
    ]);
  });

  it("is refused at each invalid field", () => {
    const typed = { name: "x", source: "print", medium: "qr", campaign: "ربيع", code: "a b!" };
    const values = { ...links.formValues(undefined), ...typed };
    const { error } = links.schemaFor(manageTexts.en.errors, "en").safeParse(values);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["path", texts.errors.path],
      ["campaign", texts.errors.word],
      ["code", texts.errors.code],
    ]);
  });
});

it("a changed code has a warning about printed ones, and a page that the database refuses is reported at its field", async () => {
  serveLinks([flyer], { "PATCH campaign_links": refusal(400, "23514", "no page", "link_not_page") });
  renderAdmin(<LinksPage />, { path: "/admin/here?edit=l1" });
  await userEvent.click(await screen.findByText(texts.details.title));
  const code = await screen.findByLabelText("Short code");
  expect(code).toHaveValue("ramadan-print");
  await userEvent.type(code, "s");
  expect(screen.getByText(texts.codeChanged)).toBeVisible();
  await press("Save");
  await waitFor(() => expect(picker()).toHaveAccessibleDescription(texts.errors.path));
});

it("sharing a link offers both addresses, a QR code and a text for WhatsApp in both languages, at its own address", async () => {
  const files = catchDownloads();
  serveLinks();
  const { router } = renderAdmin(<LinksPage />);
  await userEvent.click(await screen.findByRole("button", { name: share.of("Ramadan flyer") }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("https://www.example.com/go/ramadan-print")).toBeVisible();
  expect(dialog.getByText(`https://www.example.com${flyer.target}`)).toBeVisible();
  expect(await dialog.findByText(/^\*About us\*/)).toHaveTextContent(
    /home healthcare in Dubai.*https:\/\/www.example.com\/go\/ramadan-print$/,
  );
  expect(dialog.getByText(/^\*من نحن\*/)).toHaveAttribute("dir", "rtl");
  const [english] = dialog.getAllByRole("link", { name: "Open WhatsApp" });
  expect(english).toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/\?text=\*About%20us\*/));
  await userEvent.setup().click(dialog.getByRole("button", { name: share.copyOf("Short address") }));
  expect(await navigator.clipboard.readText()).toBe("https://www.example.com/go/ramadan-print");
  expect(await dialog.findByRole("img", { name: /QR code for/ })).toBeVisible();
  await press("Download SVG");
  expect(files[0]?.name).toBe("qr-ramadan-print.svg");
  expect(files[0] && (await blobText(files[0].file))).toMatch(/^<svg xmlns/);
  await press("Close");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(() => router.navigate("?share=ramadan-print"));
  expect(await screen.findByRole("dialog")).toBeVisible();
});
