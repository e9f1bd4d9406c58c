import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { keys } from "@/data/client/keys";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { postDraft, postRow, savedPost } from "./testing/post-factory";
import { Component } from "./post-editor-page";

beforeEach(() => localStorage.clear());

const PAGE = {
  "GET authors": [],
  "GET content_templates": [],
  "GET services": [],
  "GET generated_images": [],
  "GET site_settings": {},
  "GET staff_settings": {},
};
/** The address that the page has been drawn for; the router knows of it earlier. */
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

it("a post begun for a plan that is gone says so once, and its editor stays while the plan is read again", async () => {
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
  const again = client.invalidateQueries({ queryKey: keys.calendar });
  await asked;
  await act(() => new Promise((done) => setTimeout(done)));
  expect(title).toBeVisible();
  answer();
  await again;
  expect(title).toHaveValue("Fever");
  expect(screen.getAllByText(/^The calendar item could not be loaded/)).toHaveLength(1);
});
