import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { Component as AuthorsPage } from "./authors-page";

const VERSION = "2026-11-20T10:00:00.123456+00:00";
const layla = {
  id: "a1",
  name: "Layla",
  name_ar: "ليلى",
  role: "",
  role_ar: "",
  bio: "",
  bio_ar: "",
  avatar_url: null,
  is_active: true,
  updated_at: VERSION,
  author_contacts: null,
};
const stale = () => refusal(412, "PT412", "This author has changed since it was read.");
const button = (name: string) => screen.getByRole("button", { name });

/** Somebody else saved another role while this person wrote a biography. */
async function saveTooLate() {
  const backend = serveApi({
    "GET authors": [layla],
    // As the database does it: a save without a version goes over whatever is there.
    "POST rpc/save_author": ({ body }: ApiRequest) => (hasVersion(body) ? stale() : "a1"),
  });
  renderAdmin(<AuthorsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Edit Layla" }));
  await userEvent.type(screen.getByLabelText("Bio (EN)"), "Mine");
  backend.replies["GET authors"] = [{ ...layla, role: "Theirs" }];
  await userEvent.click(button("Save"));
  await screen.findByRole("alert");
  return backend;
}

const hasVersion = (body: unknown) => typeof body === "object" && body !== null && "p_version" in body;

it("a conflict with another person's save keeps the input, and overwrites only on request", async () => {
  const { requests } = await saveTooLate();
  expect(requests.find(({ line }) => line === "POST rpc/save_author")?.body).toMatchObject({
    p_id: "a1",
    p_version: VERSION,
  });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Someone changed or removed this after you opened it. Nothing was saved; what you typed is still here.",
  );
  expect(screen.queryByText("Author updated successfully")).toBeNull();
  await userEvent.click(button("Save"));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByLabelText("Bio (EN)")).toHaveValue("Mine");
  await userEvent.click(button("Keep mine"));
  expect(await screen.findByText("Author updated successfully")).toBeVisible();
  expect(requests.findLast(({ line }) => line === "POST rpc/save_author")?.body).toMatchObject({
    p_bio: "Mine",
  });
});

it("a conflict can load the other version, after copying the own one", async () => {
  await saveTooLate();
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(button("Copy mine"));
  expect(await screen.findByText("Your text is on the clipboard")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith("Layla\n\nليلى\n\nMine");
  await userEvent.click(button("Take theirs"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByText("Theirs")).toBeVisible();
});
