import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { keys } from "@/data/client/keys";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component } from "./post-editor-page";

beforeEach(() => localStorage.clear());

it("a post begun for a plan that is gone says so once, and its editor stays while the plan is read again", async () => {
  let answer = () => {};
  const { replies } = serveApi({
    "GET editorial_calendar": [],
    "GET authors": [],
    "GET content_templates": [],
    "GET services": [],
    "GET generated_images": [],
    "GET site_settings": {},
    "GET staff_settings": {},
  });
  const { client } = renderAdmin(<Component />, { path: "/admin/posts/new?from-calendar=a1" });
  const title = await screen.findByRole("textbox", { name: /^Title/ });
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
