import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { PostConflict } from "@/data/staff/saved-post";
import { refusal, serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { type EditorForm, emptyForm, faqRow, withLanguage } from "../form/editor-form";
import { PostEditor } from "../post-editor";
import { openSession, taken } from "../testing/open-session";
import { POST_ID, postDraft, savedPost } from "../testing/post-factory";
import { ROWS } from "../testing/publishing-rows";
import { showInSession } from "../testing/show-in-session";

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia(true);
});
afterEach(() => vi.unstubAllGlobals());

/** A text in both languages without findings. */
const GOOD = withLanguage(
  withLanguage({ ...emptyForm(), slug: "fever", isSlugOwn: true, primary_service: "doctor-on-call" }, "en", {
    title: "Fever",
    content_markdown: "Rest. [Ours](/blog/written), [moved](/old), [theirs](https://example.org/x).",
  }),
  "ar",
  { title: "الحمّى", content_markdown: "استرح." },
);

function show(form: EditorForm, replies: object = {}) {
  serveApi({ ...ROWS, ...replies });
  const opened = openSession("draft");
  act(() => opened.session.replace(form));
  return {
    ...showInSession(<PostEditor />, opened, { path: `/admin/posts/${POST_ID}` }),
    publish: () => press("Publish"),
  };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const sheet = () => screen.findByRole("dialog", { name: /^Before readers see it/ });

it("a text without findings is published with one press", async () => {
  const { publish, calls, answer, last } = show(GOOD);
  await publish();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText(/^Published\./)).toBeNull();
  await act(() => answer(taken(last().draft)));
  expect(await screen.findByText("Published. Readers see it in some seconds.")).toBeVisible();
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await press("View");
  expect(open).toHaveBeenCalledExactlyOnceWith("/blog/fever", "_blank", "noopener");
});

it("all findings are listed at once, each with a link, and none prevents the publication", async () => {
  const en = {
    title: "x".repeat(160),
    content_markdown:
      "Call +971 4 111 1111. Doctor on Call is AED 500. [Gone](/blog/no-such-post) [begun](/blog/begun) [dead](tel:abc) [low](services/x). It cures a cold.",
    hero_image_url: "/a.png",
    faq: [faqRow("What is guaranteed?", "See [this](/services/none).")],
  };
  const form = withLanguage(
    { ...emptyForm(), slug: "fever", isSlugOwn: true, primary_service: "gone" },
    "en",
    en,
  );
  const { publish, calls, session, last } = show(form);
  await publish();
  const dialog = within(await sheet());
  const rows = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  for (const sentence of [
    /“.?\+971 4 111 1111.?” is not our number/,
    /“.?AED 500.?” is not the price of the service/,
    /\/blog\/no-such-post.* does not work: this page does not exist/,
    /\/blog\/begun.* does not work yet/,
    /tel:abc.* does not work: this is not an address/,
    /services\/x.* does not work: this is not an address/,
    /^.*Answer 1: .*\/services\/none.* does not work/,
    /“.?cures.?” may promise too much/,
    /Question 1: “.?guaranteed.?” may promise/,
    /The primary service, .?gone.?, no longer exists/,
    /There is no Arabic text/,
    /The hero image has no alt text/,
  ])
    expect(rows.filter((row) => sentence.test(row ?? ""))).toHaveLength(1);
  expect(rows).toHaveLength(12);

  await userEvent.click(dialog.getByText(/no-such-post/));
  const content = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Content" });
  await waitFor(() => expect(content).toHaveFocus());
  const { selectionStart, selectionEnd, value } = content;
  expect(value.slice(selectionStart, selectionEnd)).toBe("[Gone](/blog/no-such-post)");
  expect(calls).toEqual([]);

  await publish();
  await userEvent.click(within(await sheet()).getByText(/no longer exists/));
  await waitFor(() => expect(screen.getByLabelText("Primary service")).toHaveFocus());

  await publish();
  await userEvent.click(within(await sheet()).getByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(last().draft.post.status).toBe("published");
  expect(session.form().en.title).toHaveLength(160);
}, 30_000);

it("an accepted finding is not listed again on this visit, and a new one is", async () => {
  const { publish, calls, answer, last, session } = show(
    withLanguage(GOOD, "en", { content_markdown: "It cures a cold." }),
  );
  await publish();
  await userEvent.click(within(await sheet()).getByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => answer(taken(last().draft)));
  act(() => session.change((form) => withLanguage(form, "en", { excerpt: "A typo." })));
  await press("Update");
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(() => answer(taken(last().draft, 5)));
  act(() => session.change((form) => withLanguage(form, "en", { excerpt: "Guaranteed." })));
  await press("Update");
  expect(within(await sheet()).getByRole("button", { name: "Update anyway" })).toBeVisible();
});

it("another person's version that arrives while the window is open is not overwritten", async () => {
  const { publish, calls, session, answer } = show(
    withLanguage(GOOD, "ar", { title: "", content_markdown: "" }),
  );
  await publish();
  const dialog = within(await sheet());
  act(() => session.due());
  const theirs = savedPost({ ...postDraft({ status: "draft" }), tags: ["theirs"] }, { version: 9 });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await act(() => answer(new PostConflict("newer", theirs)));
  expect(warn).toHaveBeenCalledWith("The automatic save met a newer version.");
  await userEvent.click(dialog.getByRole("button", { name: "Publish anyway" }));
  expect(await screen.findByRole("dialog", { name: /^Someone saved this post/ })).toBeVisible();
  expect(calls).toHaveLength(1);
});

it("no publication is reported while the answer is missing, and the same save is sent again", async () => {
  const { publish, calls, answer, last } = show(
    withLanguage(GOOD, "ar", { title: "", content_markdown: "" }),
  );
  await publish();
  await userEvent.click(within(await sheet()).getByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  const { saveId } = last();
  await act(() => answer(new AppError("offline", "", 0)));
  expect(await screen.findByText(/^Unsaved changes\. We can’t reach the server/)).toBeVisible();
  expect(screen.queryByText(/^Published\./)).toBeNull();
  await press("Try again");
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(last().saveId).toBe(saveId);
  await act(() => answer(taken(last().draft)));
  expect(await screen.findByText("Published. Readers see it in some seconds.")).toBeVisible();
});

it("a failed check is reported, and does not stop the publication", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { publish, calls } = show(GOOD, { "GET blog_posts": refusal(503, "x", "down") });
  await publish();
  const dialog = within(await sheet());
  expect(dialog.getByText("Prices, numbers and links could not be checked just now.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

it("a finding in the other language leads to its field there", async () => {
  const { publish } = show(withLanguage(GOOD, "ar", { hero_image_url: "/a.png" }));
  await publish();
  await userEvent.click(within(await sheet()).getByText(/has no alt text/));
  await waitFor(() => expect(screen.getByLabelText("النص البديل للصورة الرئيسية")).toHaveFocus());
});

it("a title alone is no Arabic text", async () => {
  const { publish } = show(withLanguage(GOOD, "ar", { title: "الحمّى", content_markdown: " " }));
  await publish();
  expect(within(await sheet()).getByText(/The Arabic text has a title but no content/)).toBeVisible();
});
