import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, refusal, serveApi } from "@/testing/serve-api";
import { Component as AuthorsPage } from "./authors-page";

const layla = {
  id: "a1",
  name: "Dr. Layla Haddad",
  name_ar: "د. ليلى حداد",
  role: "Family physician",
  role_ar: "طبيبة أسرة",
  bio: "Sees families at home.",
  bio_ar: "",
  avatar_url: null,
  is_active: true,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
  email: "layla@example.com",
};
const yusuf = { ...layla, id: "a2", name: "Yusuf Karimi", email: null, is_active: false };

const serve = (more = {}) => serveApi({ "GET authors": [layla, yusuf], "HEAD blog_posts": 3, ...more });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  const card = heading.closest("li");
  if (!card) throw new Error("The author has no card.");
  return within(card);
};
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the list", () => {
  it("shows each author with role and bio, newest first, and marks inactive ones", async () => {
    const { requests } = serve();
    renderAdmin(<AuthorsPage />);
    const card = await cardOf("Dr. Layla Haddad");
    expect(card.getByText("Family physician")).toBeVisible();
    expect(card.getByText("Sees families at home.")).toBeVisible();
    expect(card.queryByText("Inactive")).toBeNull();
    expect((await cardOf("Yusuf Karimi")).getByText("Inactive")).toBeVisible();
    expect(requests[0]?.query.get("order")).toBe("created_at.desc,name.asc,id.asc");
  });

  it("speaks Arabic, and shows English where there is no Arabic", async () => {
    serve();
    renderAdmin(<AuthorsPage />, { locale: "ar" });
    const [card] = await screen.findAllByRole("listitem");
    expect(card).toHaveTextContent("د. ليلى حداد");
    expect(card).toHaveTextContent("طبيبة أسرة");
    expect(card).toHaveTextContent("Sees families at home.");
  });

  it("lets editors add and change authors, and says why they cannot delete", async () => {
    serve();
    renderAdmin(<AuthorsPage />, { role: "editor" });
    const card = await cardOf("Dr. Layla Haddad");
    expect(card.getByRole("button", { name: "Edit Dr. Layla Haddad" })).toBeEnabled();
    expect(card.queryByRole("button", { name: /Delete/ })).toBeNull();
    expect(button("Add Author")).toBeEnabled();
    expect(screen.getByText("Only an owner can delete an author.")).toBeVisible();
  });
});

describe("the form", () => {
  it("adds an author with everything that was typed", async () => {
    const { requests, replies } = serve({ "POST rpc/save_author": "a3" });
    renderAdmin(<AuthorsPage />);
    await cardOf("Yusuf Karimi");
    await userEvent.click(button("Add Author"));
    await userEvent.type(screen.getByLabelText("Name (EN)"), " Maria Fernandes ");
    await userEvent.type(screen.getByLabelText("Role (AR)"), "رئيسة التمريض");
    await userEvent.type(screen.getByLabelText("Email"), "maria@example.com");
    replies["GET authors"] = [{ ...layla, id: "a3", name: "Maria Fernandes" }, layla, yusuf];
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Author created successfully")).toBeVisible();
    expect(requests.find(({ line }) => line === "POST rpc/save_author")?.body).toEqual({
      p_new_id: expect.any(String),
      p_name: "Maria Fernandes",
      p_name_ar: "",
      p_role: "",
      p_role_ar: "رئيسة التمريض",
      p_bio: "",
      p_bio_ar: "",
      p_avatar_url: "",
      p_is_active: true,
      p_email: "maria@example.com",
    });
    await cardOf("Maria Fernandes");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("names the version that was read, and none when it goes over somebody else's words", async () => {
    const { requests } = serve({
      "POST rpc/save_author": ({ body }: ApiRequest) =>
        Object.hasOwn(Object(body), "p_version") ? refusal(412, "PT412", "It has changed.") : "a1",
    });
    renderAdmin(<AuthorsPage />);
    const card = await cardOf("Dr. Layla Haddad");
    await userEvent.click(card.getByRole("button", { name: "Edit Dr. Layla Haddad" }));
    await userEvent.click(button("Save"));
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    expect(await screen.findByText("Author updated successfully")).toBeVisible();
    const [read, over] = requests.filter(({ line }) => line === "POST rpc/save_author");
    expect(read?.body).toMatchObject({ p_id: "a1", p_version: layla.updated_at });
    expect(over?.body).toMatchObject({ p_id: "a1" });
  });

  it.each([
    [refusal(409, "23505", "duplicate key"), "Another author has this email address."],
    [refusal(403, "42501", "Not you.", "email_kept"), "Only an owner can remove an email address."],
  ])("shows a taken address at its field, and keeps the input", async (answer, reason) => {
    serve({ "POST rpc/save_author": answer });
    renderAdmin(<AuthorsPage />, { role: "editor" });
    const card = await cardOf("Dr. Layla Haddad");
    await userEvent.click(card.getByRole("button", { name: "Edit Dr. Layla Haddad" }));
    await userEvent.type(screen.getByLabelText("Bio (AR)"), "نبذة");
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Failed to save author")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(reason);
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Bio (AR)")).toHaveValue("نبذة");
    expect(screen.queryByText("Author updated successfully")).toBeNull();
  });
});

describe("deleting", () => {
  it("says how many posts lose their author, and confirms after the server has succeeded", async () => {
    const { requests, replies } = serve({ "DELETE authors": [{ id: "a2" }] });
    renderAdmin(<AuthorsPage />);
    const card = await cardOf("Yusuf Karimi");
    await userEvent.click(card.getByRole("button", { name: "Delete Yusuf Karimi" }));
    const question = screen.getByRole("alertdialog", { name: "Are you sure?" });
    expect(within(question).getByText("Yusuf Karimi")).toBeVisible();
    expect(
      await within(question).findByText("3 posts have this author and will be left without one."),
    ).toBeVisible();
    replies["GET authors"] = [layla];
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Author deleted successfully")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Yusuf Karimi")).toBeNull());
    expect(requests.find(({ line }) => line === "HEAD blog_posts")?.query.get("author_id")).toBe("eq.a2");
    expect(requests.find(({ line }) => line === "DELETE authors")?.query.get("id")).toBe("eq.a2");
  });
});
