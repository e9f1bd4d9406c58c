import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { entry, fillBucket, LIST, REMOVE, takeUploads } from "@/admin/media/testing/bucket";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { refusal } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { Component as MediaPage } from "./media-page";
import { corpusFile } from "./testing/corpus";

const USAGE = "POST rpc/media_usage";
const IN_POST = { place: "post_hero", id: "p1", label: "Fever at home" };

const names = () =>
  screen
    .getAllByRole("button", { name: /^Preview / })
    .map(({ textContent }) => /\S+\.\w+/.exec(textContent)?.[0]);

describe("the list", () => {
  it("shows pictures and videos, newest first, also those in folders, with their sizes, and nothing else", async () => {
    const { sent } = fillBucket([
      entry("old.png"),
      entry(".emptyFolderPlaceholder", "text/plain"),
      { ...entry("unfinished.png"), metadata: { mimetype: "image/png" } },
      { ...entry("infographics"), id: null, metadata: null },
      entry("new.mp4", "video/mp4", 2, 52_428_800),
    ]);
    renderAdmin(<MediaPage />);
    await screen.findByText("3 files");
    expect(names()).toEqual(["infographics/a.webp", "new.mp4", "old.png"]);
    expect(screen.getAllByText("2.0 KB")).toHaveLength(2);
    expect(screen.getByText("51,200.0 KB")).toBeVisible();
    const sortBy = { column: "created_at", order: "desc" };
    expect(sent(LIST)[0]).toMatchObject({ limit: 1000, sortBy });
  });

  it("names a generated picture by the article that it was drawn for, and finds it by that, too", async () => {
    const { replies } = fillBucket([
      { ...entry("infographics"), id: null, metadata: null },
      entry("old.png"),
    ]);
    replies["POST rpc/media_articles"] = {
      "infographics/a.webp": { title_en: "Fever at home", title_ar: "الحمى في المنزل" },
    };
    renderAdmin(<MediaPage />, { locale: "ar", path: "/admin/media?search=fever" });
    expect(await screen.findByText("رسم توضيحي: \u2068الحمى في المنزل\u2069")).toBeVisible();
    expect(screen.queryByText("old.png")).toBeNull();
  });

  it("filters by the kind in the URL, and keeps the choice there", async () => {
    fillBucket([entry("a.png"), entry("b.mp4", "video/mp4")]);
    renderAdmin(<MediaPage />, { path: "/admin/media?kind=video" });
    await screen.findByText("1 file");
    expect(names()).toEqual(["b.mp4"]);
    await userEvent.click(screen.getByRole("button", { name: "Images" }));
    expect(names()).toEqual(["a.png"]);
    expect(screen.getByRole("button", { name: "Images" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "All Files" }));
    expect(names()).toHaveLength(2);
  });

  it("has all files, also those beyond the thousand that the storage lists at once", async () => {
    const thousand = Array.from({ length: 1000 }, (_, index) => entry(`film-${index}.mp4`, "video/mp4", 2));
    const { sent } = fillBucket(thousand, [entry("oldest.png", "image/png", 1)]);
    renderAdmin(<MediaPage />, { path: "/admin/media?search=oldest" });
    await screen.findByText("1 file");
    expect(names()).toEqual(["oldest.png"]);
    expect(sent(LIST)).toMatchObject([{ offset: 0 }, { offset: 1000 }]);
  });

  it("has one button for the first file, in the middle", async () => {
    fillBucket([]);
    renderAdmin(<MediaPage />);
    const empty = (await screen.findByText("No files found")).parentElement;
    expect(empty).toContainElement(screen.getByRole("button", { name: "Upload files", hidden: true }));
  });

  it("names a search without results, and shows all files again on request", async () => {
    fillBucket([entry("a.png")]);
    renderAdmin(<MediaPage />, { path: "/admin/media?search=b" });
    expect(await screen.findByText("No files found")).toBeVisible();
    expect(screen.getByText("0 files")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all files" }));
    expect(screen.getByText("1 file")).toBeVisible();
  });
});

it("the preview shows the size, the date and the address of a file", async () => {
  fillBucket([entry("a.png")]);
  renderAdmin(<MediaPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Preview a\.png/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "File details" }));
  expect(dialog.getByText("2.00 KB")).toBeVisible();
  expect(dialog.getByText("Nov 01, 2026")).toBeVisible();
  expect(dialog.getByLabelText("Address")).toHaveValue(
    "http://127.0.0.1:9/storage/v1/object/public/blog-media/a.png",
  );
});

it.each([
  [
    "en",
    "HEVC (H.265): not every browser plays it",
    /^Not every browser can play this video \(HEVC \(H\.265\)\)/,
  ],
  ["ar", "\u2068HEVC (H.265)\u2069: لا تشغّله كل المتصفحات", /^لا تشغّل كل المتصفحات هذا الفيديو/],
] as const)(
  "a film that not every browser plays is marked in the list and before its address is copied (%s)",
  async (locale, mark, warning) => {
    fillBucket([entry("visit.mp4", "video/mp4"), entry("other.mp4", "video/mp4")]).replies[
      "POST rpc/unplayable_media"
    ] = { "visit.mp4": "HEVC (H.265)" };
    renderAdmin(<MediaPage />, { locale });
    const card = (await screen.findByText(mark)).closest("button");
    expect(screen.getAllByText(mark)).toHaveLength(1);
    await userEvent.click(card ?? document.body);
    expect(within(await screen.findByRole("dialog")).getByText(warning)).toBeVisible();
  },
);

it("an upload shows its completion as soon as the file was read, and keeps showing it", async () => {
  storeSession(STAFF_ID);
  const uploads = takeUploads();
  fillBucket([]);
  const { container } = renderAdmin(<MediaPage />);
  const film = new File([corpusFile("mp4-hevc.mp4")], "visit.m4v", { type: "video/x-m4v" });
  await screen.findByText("No files found");
  const chooser = container.ownerDocument.querySelector("input[type=file]");
  if (!(chooser instanceof HTMLInputElement)) throw new Error("There is no chooser.");
  await userEvent.upload(chooser, film);
  expect(await screen.findByText("1 file(s) uploaded successfully")).toBeInTheDocument();
  expect(screen.getByText(/^Not every browser can play this video \(HEVC \(H\.265\)\)/)).toBeVisible();
  expect(uploads.sent[0]).toMatch(/\.mp4$/);
  vi.unstubAllGlobals();
});

describe("deleting", () => {
  const ask = async (role: "owner" | "editor" = "owner", beside?: ReactNode) => {
    renderAdmin(
      <>
        {beside}
        <MediaPage />
      </>,
      { role },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Delete a.png" }));
    return within(await screen.findByRole("alertdialog", { name: "Delete File?" }));
  };

  it("lists the uses of the file, each with a link", async () => {
    fillBucket([entry("a.png")]).replies[USAGE] = [
      IN_POST,
      { place: "author", id: "a1", label: "Dr. Test" },
      { place: "infographic", id: "i1", label: "Five signs" },
      { place: "location", id: "l1", label: "Marina" },
      { place: "insurer", id: "n1", label: "Daman" },
    ];
    const question = await ask();
    expect(question.getByText("It is used in 5 places, where it will be missing:")).toBeVisible();
    expect(question.getByRole("link", { name: "Fever at home" })).toHaveAttribute("href", "/admin/posts/p1");
    expect(question.getByRole("link", { name: "Dr. Test" })).toHaveAttribute("href", "/admin/authors");
    expect(question.getByText("Five signs").closest("a")).toBeNull();
    expect(question.getByText("Locations:")).toHaveTextContent("Locations: Marina");
    expect(question.getByText("Another entry:")).toHaveTextContent("Another entry: Daman");
    expect(question.getByRole("button", { name: "Delete anyway" })).toHaveAttribute("aria-disabled", "false");
  });

  it("is for owners if the file is used, and for everyone otherwise", async () => {
    const { replies } = fillBucket([entry("a.png")]);
    replies[USAGE] = [IN_POST];
    const question = await ask("editor");
    expect(question.getByText(/Only an owner can delete a file that is in use/)).toBeVisible();
    expect(question.getAllByRole("button")).toHaveLength(1);
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    replies[USAGE] = [];
    await userEvent.click(screen.getByRole("button", { name: "Delete a.png" }));
    expect(await screen.findByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "false");
  });

  it("warns if the uses could not be loaded", async () => {
    fillBucket([entry("a.png")]).replies[USAGE] = refusal(503, "", "down");
    const question = await ask();
    expect(question.getByText(/It may be in use/)).toBeVisible();
  });

  it("moves the focus to the number of files, and refreshes the previews' pictures", async () => {
    const { replies } = fillBucket([entry("a.png"), entry("b.png")]);
    const look = vi.fn<() => Promise<string>>().mockResolvedValue("address");
    const Preview = () => useQuery({ queryKey: ["stored-infographic", "A clock"], queryFn: look }).data;
    const question = await ask("owner", <Preview />);
    replies[LIST] = [entry("b.png")];
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("File deleted successfully")).toBeVisible();
    await waitFor(() => expect(screen.getByText("1 file")).toHaveFocus());
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("is confirmed only after the storage has succeeded", async () => {
    const { sent, replies } = fillBucket([entry("a.png")]);
    replies[REMOVE] = [];
    const question = await ask("editor");
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Delete failed")).toBeVisible();
    // It is still there, so it belongs to another person.
    expect(screen.getByText("Only an owner can delete a file that someone else uploaded.")).toBeVisible();
    expect(screen.queryByText("File deleted successfully")).toBeNull();
    expect(sent(REMOVE)).toEqual([{ prefixes: ["a.png"] }]);
  });
});
