import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { commonTexts } from "@/texts/admin/common";
import { storeSession } from "@/testing/store-session";
import { MediaPanel } from "./media-panel";
import { corpusFile } from "./testing/corpus";
import { entry, fillBucket, takeUploads } from "./testing/bucket";

const PNG = "\u0089PNG\r\n\u001A\n";
const png = (name: string) =>
  new File([Uint8Array.from(PNG, (letter) => letter.charCodeAt(0))], name, { type: "image/png" });

let uploads: ReturnType<typeof takeUploads>;
beforeEach(() => {
  storeSession(STAFF_ID);
  uploads = takeUploads();
  fillBucket([]);
});
afterEach(() => vi.unstubAllGlobals());

function showPanel() {
  const onFiles = vi.fn<() => void>();
  const onPlace = vi.fn<(url: string) => void>();
  const onUseAsHero = vi.fn<(url: string) => void>();
  const onEmbedVideo = vi.fn<(url: string) => boolean>().mockReturnValue(true);
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const view = renderAdmin(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <MediaPanel {...{ onFiles, onPlace, onUseAsHero, onEmbedVideo }} />
    </form>,
  );
  const chooser = view.container.querySelector<HTMLInputElement>("input[type=file]");
  const choose = async (...files: File[]) => {
    if (chooser) await userEvent.upload(chooser, files, { applyAccept: false });
  };
  return { onPlace, onUseAsHero, onEmbedVideo, onSubmit, choose };
}

const videoField = () => screen.getByLabelText("YouTube or Vimeo address");

it("an image that is uploaded can be placed in the text", async () => {
  const { choose, onPlace } = showPanel();
  await choose(png("fever.png"));
  expect(await screen.findByText("1 image(s) uploaded successfully")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Insert into content: fever\.png/ }));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/object\/public\/blog-media\/\d{13}-fever\.png$/),
  );
});

it("an upload of several files lists failed files with their reasons, beside the others, which can be the hero", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  uploads.cutOff = 1;
  const { choose, onUseAsHero } = showPanel();
  const film = new File([corpusFile("mp4-faststart.mp4")], "visit.mp4", { type: "video/mp4" });
  await choose(png("fever.png"), png("b.png"), film);
  expect(await screen.findByText("1 image(s) uploaded successfully")).toBeInTheDocument();
  expect(await screen.findByText("Upload failed")).toBeInTheDocument();
  const words = "“visit.mp4” is not an image. Upload videos in the media library.";
  expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Try fever.png again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try visit.mp4 again" })).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole("button", { name: "Try fever.png again" }));
  await userEvent.click(await screen.findByRole("button", { name: "Use as hero: fever.png" }));
  expect(onUseAsHero).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("-fever.png"));
});

it("an upload without an answer is reported beside the file's name as possibly done", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  uploads.cutOff = 1;
  const { choose } = showPanel();
  await choose(png("fever.png"));
  expect(await screen.findByText("Upload failed")).toBeVisible();
  const reason = `“fever.png”: ${commonTexts.en.unconfirmed}`;
  expect(screen.getByText(reason, { selector: "[data-description]" })).toBeVisible();
});

it("an upload is not sent in the name of a colleague who has signed in meanwhile", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  storeSession("7d5cf7d4-0000-4000-8000-0000000000bb");
  const { choose } = showPanel();
  await choose(png("fever.png"));
  expect(await screen.findByText("Upload failed")).toBeVisible();
  expect(uploads.sent).toEqual([]);
});

it("an image of the library is found by its own name and placed in the text", async () => {
  fillBucket([entry("old.png"), entry("film.mp4", "video/mp4")]).replies["POST rpc/media_own_names"] = {
    "old.png": "صورة عيادة.jpg",
  };
  const { onPlace } = showPanel();
  await userEvent.click(screen.getByRole("button", { name: "Choose from library" }));
  await userEvent.click(await screen.findByRole("button", { name: "Choose صورة عيادة.jpg" }));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(
    "http://127.0.0.1:9/storage/v1/object/public/blog-media/old.png",
  );
});

it("pasted text that comes with its picture is left to the field", () => {
  showPanel();
  const clipboardData = { files: [png("image.png")], types: ["text/plain", "Files"] };
  expect(fireEvent.paste(videoField(), { clipboardData })).toBe(true);
  expect(uploads.sent).toEqual([]);
});

it("a video is embedded without submitting the form around it; an invalid one stays in its field", async () => {
  const { onEmbedVideo, onSubmit } = showPanel();
  onEmbedVideo.mockReturnValueOnce(false);
  await userEvent.type(videoField(), "youtu.be/a{Enter}");
  expect(await screen.findByText("Invalid video URL")).toBeVisible();
  expect(videoField()).toBeInvalid();
  expect(videoField()).toHaveAccessibleDescription("Please provide a valid YouTube or Vimeo URL");
  expect(videoField()).toHaveValue("youtu.be/a");
  await userEvent.click(screen.getByRole("button", { name: "Embed video" }));
  expect(await screen.findByText("Video embedded successfully")).toBeVisible();
  expect(onEmbedVideo).toHaveBeenLastCalledWith("youtu.be/a");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(videoField()).toHaveValue("");
});
