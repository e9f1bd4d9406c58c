import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tableKey } from "@/data/client/keys";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { emptyForm, withLanguage } from "./form/editor-form";
import { crashCopiesOf } from "./saving/crash-copy";
import { postDraft, postRow, savedPost } from "./testing/post-factory";
import { openSession } from "./testing/open-session";
import { showInSession } from "./testing/show-in-session";
import { PostEditor } from "./post-editor";
import { Component } from "./post-editor-page";

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia(true);
});
afterEach(() => vi.unstubAllGlobals());

const PAGE = {
  "GET authors": [],
  "GET content_templates": [],
  "GET services": [],
  "GET generated_images": [],
  "GET site_settings": {},
  "GET staff_settings": {},
};
/** The address of the rendered page; the router changes it earlier. */
const Address = () => <output>{useLocation().pathname}</output>;
const findTitle = () => screen.findByRole("textbox", { name: /^Title/ });

it("a new post keeps its editor under its own address, and the next new post begins empty", async () => {
  const { requests } = serveApi({
    ...PAGE,
    "GET blog_post_revisions": [],
    "POST functions/admin-posts": ({ body }: { body: { id: string } }) => ({
      post: postRow(savedPost(postDraft({ status: "draft" }), { id: body.id, version: 1 })),
    }),
  });
  const page = (
    <>
      <Component />
      <Address />
    </>
  );
  const { router } = renderAdmin(page, { path: "/admin/posts", route: "/admin/posts/:id?" });
  const title = await findTitle();
  fireEvent.change(title, { target: { value: "Fever" } });
  const [content] = screen.getAllByLabelText("Content");
  fireEvent.input(content as HTMLElement, { target: { value: "Text" } });
  await userEvent.click(screen.getByRole("button", { name: "Save Draft" }));
  const sent = () => requests.find(({ line }) => line.startsWith("POST functions"))?.body as { id: string };
  await waitFor(() => expect(screen.getByText(`/admin/posts/${sent().id}`)).toBeVisible());
  expect(await findTitle()).toBe(title);
  expect(title).toHaveValue("Fever");
  await act(() => router.navigate("/admin/posts"));
  await screen.findByText("/admin/posts");
  expect(await findTitle()).toHaveValue("");
});

it("a new post whose first save got no answer continues under its own id, and other copies are kept for the next new post", async () => {
  const form = withLanguage(emptyForm(), "en", { title: "Fever", content_markdown: "Text" });
  const copies = crashCopiesOf(STAFF_ID);
  const [unanswered, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const copy = { form, version: 0, saveId: crypto.randomUUID(), at: Date.now(), calendarItemId: null };
  copies.write(unanswered, copy);
  copies.write(other, { ...copy, saveId: null, at: Date.now() - 60_000 });
  const { sent } = serveApi({
    ...PAGE,
    "GET blog_post_revisions": [],
    "POST functions/admin-posts": ({ body }: { body: { id: string; method: string } }) => ({
      post: postRow(
        savedPost(postDraft({ status: "draft" }), { id: body.id, version: body.method === "POST" ? 1 : 2 }),
      ),
    }),
  });
  renderAdmin(<Component />, { path: "/admin/posts", route: "/admin/posts/:id?" });
  await userEvent.click((await screen.findAllByRole("button", { name: "Restore it" })).at(0) as HTMLElement);
  expect(await findTitle()).toHaveValue("Fever");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save Draft" }));
  await screen.findByText(/^Last saved/);
  const first = { method: "POST", id: unanswered, save_id: copy.saveId };
  expect(sent("POST functions/admin-posts")).toMatchObject([
    first,
    { method: "PUT", id: unanswered, version: 1 },
  ]);
  expect([copies.read(unanswered), copies.read(other)]).toMatchObject([null, { version: 0 }]);
});

it("a post for a deleted plan shows that once, and its editor stays while the plan is read again", async () => {
  let answer = () => {};
  const { replies } = serveApi({
    ...PAGE,
    "GET editorial_calendar": [],
  });
  const { client } = renderAdmin(<Component />, { path: "/admin/posts/new?from-calendar=a1" });
  const title = await findTitle();
  fireEvent.change(title, { target: { value: "Fever" } });
  const asked = new Promise<void>((resolve) => {
    replies["GET editorial_calendar"] = () => {
      resolve();
      return new Promise((done) => (answer = () => done([])));
    };
  });
  const again = client.invalidateQueries({ queryKey: tableKey("editorial_calendar") });
  await asked;
  await act(() => new Promise((done) => setTimeout(done)));
  expect(title).toBeVisible();
  answer();
  await again;
  expect(title).toHaveValue("Fever");
  expect(screen.getAllByText(/^The calendar item could not be loaded/)).toHaveLength(1);
});

it("the confirmation before a post goes offline appears once, for any number of presses", async () => {
  serveApi({ ...PAGE, "GET blog_post_revisions": [] });
  const { calls } = showInSession(<PostEditor />, openSession("scheduled"));
  screen.getByRole("button", { name: /^Save Draft/ }).focus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Save Draft/ })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
