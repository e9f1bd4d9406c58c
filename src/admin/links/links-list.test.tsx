import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { addDays, todayInDubai } from "@/lib/dubai-time";
import { catchDownloads, blobText } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { Component as LinksPage } from "./links-page";
import { flyer, linkTo, serveLinks } from "./testing/serve-links";
import { linksTexts } from "@/texts/admin/links";
import { shareTexts } from "@/texts/admin/share";

const texts = linksTexts.en;
const share = shareTexts.en;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 2, name: new RegExp(`^${name}`) })).closest("li");
  if (!card) throw new Error("The link has no card.");
  return within(card);
};
const field = (name: string) => screen.getByLabelText(name);

describe("an ended link", () => {
  const old = linkTo("old", { is_archived: true });

  it("is archived with one press, which can be undone, and still redirects and counts", async () => {
    const { requests, replies } = serveLinks([flyer], {
      "PATCH campaign_links": [{ id: "l1" }],
      "POST rpc/undo_change": { back: 1, failed: [] },
    });
    renderAdmin(<LinksPage />);
    await cardOf("Ramadan flyer");
    replies["GET campaign_links"] = [{ ...flyer, is_archived: true }];
    await press(texts.archive("Ramadan flyer"));
    expect(await screen.findByText(texts.archived)).toBeVisible();
    expect(requests.find(({ line }) => line === "PATCH campaign_links")?.body).toEqual({ is_archived: true });
    expect(await screen.findByText(texts.emptyCurrent)).toBeVisible();
    replies["GET campaign_links"] = [flyer];
    await press("Undo");
    expect(await cardOf("Ramadan flyer")).toBeTruthy();
  });

  it("is in its own list, which explains its effect", async () => {
    serveLinks([flyer, old]);
    renderAdmin(<LinksPage />);
    await cardOf("Ramadan flyer");
    expect(screen.queryByRole("heading", { level: 2, name: "old" })).toBeNull();
    await press(texts.showArchived(1));
    const card = await cardOf("old");
    expect(card.getByText(texts.archivedNote)).toBeVisible();
    expect(card.getByRole("button", { name: texts.unarchive("old") })).toBeVisible();
  });
});

it("a copy of a link gets a new content and code, and is listed once it is saved", async () => {
  const { requests } = serveLinks([flyer, linkTo("l2", { content: "2" })], {
    "POST campaign_links": undefined,
  });
  renderAdmin(<LinksPage />);
  await cardOf("Ramadan flyer");
  await press(texts.duplicate("Ramadan flyer"));
  await screen.findByRole("dialog", { name: texts.add });
  await userEvent.click(screen.getByText(texts.details.title));
  expect(field("Name")).toHaveValue("Ramadan flyer (copy)");
  expect(field("Content")).toHaveValue("3");
  expect(requests.some(({ line }) => line === "POST campaign_links")).toBe(false);
  await press("Save");
  await waitFor(() =>
    expect(requests.find(({ line }) => line === "POST campaign_links")?.body).toMatchObject({
      path: "/about",
      source: "print",
      medium: "qr",
      campaign: "ramadan-2027",
      content: "3",
      code: "ramadan-2027-3-print",
    }),
  );
});

it("the visits of a link are shown by day on request", async () => {
  const { requests } = serveLinks([flyer], {
    "POST rpc/link_days": [
      { day: addDays(todayInDubai(), -3), visits: 2 },
      { day: todayInDubai(), visits: 5 },
    ],
  });
  renderAdmin(<LinksPage />);
  const card = await cardOf("Ramadan flyer");
  const summary = await card.findByText(texts.byDay.title);
  expect(requests.some(({ line }) => line === "POST rpc/link_days")).toBe(false);
  await userEvent.click(summary);
  expect(await card.findByText(/^Most visits: .*, with 5 visits\.$/)).toBeVisible();
  expect(card.getByText(/: 2 visits$/)).toBeInTheDocument();
});

it("reception sees the links, without figures and without actions of other roles", async () => {
  const { requests } = serveLinks();
  renderAdmin(<LinksPage />, { role: "reception" });
  const card = await cardOf("Ramadan flyer");
  expect(screen.queryByText(/figures/i)).toBeNull();
  expect(screen.getByText(texts.forReaders.note)).toBeVisible();
  expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    share.copyAddress,
    share.button,
  ]);
  const user = userEvent.setup();
  await user.click(card.getByRole("button", { name: share.copyAddressOf("Ramadan flyer") }));
  expect(await screen.findByText(share.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("https://www.example.com/go/ramadan-print");
  expect(requests.some(({ line }) => /link_figures|link_days/.test(line))).toBe(false);
});

it("reception sends any page of the site, also without links: its address, QR code and text in both languages", async () => {
  serveLinks([]);
  renderAdmin(<LinksPage />, { role: "reception" });
  expect(await screen.findByText(texts.forReaders.empty)).toBeVisible();
  const field = screen.getByRole("combobox", { name: texts.send.page });
  await userEvent.type(field, "ممرض");
  await userEvent.click(await screen.findByRole("option", { name: /^Nurse on Call(?! ·)/ }));
  const dialog = within(await screen.findByRole("dialog", { name: share.title("Nurse on Call") }));
  const [english, arabic] = ["English", "العربية"].map((name) =>
    within(dialog.getByRole("region", { name })),
  );
  expect(english?.getByText("https://www.example.com/services/nurse-on-call")).toBeVisible();
  expect(await english?.findByText(/^\*Nurse on Call\*/)).toBeVisible();
  expect(arabic?.getByText("https://www.example.com/ar/services/nurse-on-call")).toBeVisible();
  expect(await arabic?.findByRole("img", { name: /ar\/services\/nurse-on-call/ })).toBeVisible();
  await press("Close");
  await waitFor(() => expect(field).toHaveValue(""));
});

it("reception sees that an article of a link is not published, though only staff see its draft", async () => {
  serveLinks([linkTo("draft", { path: "/blog/cough" })], { "GET blog_posts": [] });
  renderAdmin(<LinksPage />, { role: "reception" });
  const card = await cardOf("draft");
  expect(await card.findByText(texts.trouble.draft)).toBeVisible();
});

it("a link is found by the name of its page in either language, and by where it is put", async () => {
  serveLinks([
    ...["1", "2", "3", "4", "5", "6"].map((id) => linkTo(id)),
    linkTo("Summer", { path: "/services/nurse-on-call", source: "instagram", medium: "story" }),
  ]);
  renderAdmin(<LinksPage />, { role: "reception" });
  const search = await screen.findByRole("searchbox", { name: texts.search });
  await cardOf("Summer");
  for (const words of ["nurse", "ممرض", "instagram story"]) {
    await userEvent.clear(search);
    await userEvent.type(search, words);
    await waitFor(() =>
      expect(screen.getAllByRole("heading", { level: 2, name: /^(?:\d|Summer)$/ })).toHaveLength(1),
    );
    expect(screen.getByRole("heading", { level: 2, name: "Summer" })).toBeVisible();
  }
});

it("links are made from a pasted list, after a preview of each line, and their addresses are saved as a file", async () => {
  const files = catchDownloads();
  const { requests } = serveLinks([flyer], { "POST campaign_links": undefined });
  renderAdmin(<LinksPage />);
  await cardOf("Ramadan flyer");
  await press(texts.many.button);
  const dialog = within(await screen.findByRole("dialog", { name: texts.many.title }));
  fireEvent.change(dialog.getByLabelText(texts.many.pages), {
    target: { value: "/blog/fever, Instagram story\nNurse on Call\nhttps://other.example/" },
  });
  expect(await dialog.findByText("2 links will be created. 1 line is left out.")).toBeVisible();
  expect(dialog.getByText(texts.many.problems.otherSite)).toBeVisible();
  await press("Create 2 links");
  expect(await dialog.findByText("2 links created")).toBeVisible();
  expect(requests.find(({ line }) => line === "POST campaign_links")?.body).toMatchObject([
    { path: "/blog/fever", source: "instagram", medium: "story", campaign: "fever", code: "fever-instagram" },
    { path: "/services/nurse-on-call", source: "print", medium: "qr", code: "nurse-on-call-print" },
  ]);
  await press(texts.many.file);
  expect(files[0] && (await blobText(files[0].file))).toContain(
    "https://www.example.com/go/nurse-on-call-print",
  );
});
