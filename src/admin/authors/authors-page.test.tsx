import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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
  licence_number: "DHA-123",
  licence_authority: "DHA",
  licence_authority_ar: "هيئة الصحة بدبي",
  licence_until: "2099-12-31",
  languages: ["en", "ar"],
};
const yusuf = {
  ...layla,
  id: "a2",
  name: "Yusuf Karimi",
  email: null,
  is_active: false,
  licence_number: null,
  licence_authority: null,
  licence_authority_ar: null,
  licence_until: null,
  languages: null,
};

function show(more = {}, options = {}) {
  const served = serveApi({ "GET authors": [layla, yusuf], "HEAD blog_posts": 3, ...more });
  renderAdmin(<AuthorsPage />, options);
  return served;
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });

it("the list shows each author in the person's language, in English where there is no Arabic, and marks inactive ones", async () => {
  const { requests } = show({}, { locale: "ar" });
  const [first, second] = await screen.findAllByRole("listitem");
  for (const text of ["د. ليلى حداد", "طبيبة أسرة", "Sees families at home."])
    expect(first).toHaveTextContent(text);
  expect(first).not.toHaveTextContent("غير مُفعَّل");
  expect(within(first as HTMLElement).getByRole("button", { name: "حذف د. ليلى حداد" })).toBeEnabled();
  expect(second).toHaveTextContent("غير مُفعَّل");
  expect(first).toHaveTextContent(
    "ترخيص هيئة الصحة بدبي رقم DHA-123سارٍ حتى 31 ديسمبر 2099. يقرأ الإنجليزية والعربية.",
  );
  expect(second).not.toHaveTextContent("ترخيص");
  expect(requests[0]?.query.get("order")).toBe("created_at.desc,name.asc,id.asc");
});

it("editors add and change authors, and read why they cannot delete them", async () => {
  show({}, { role: "editor" });
  expect(await screen.findByRole("button", { name: "Edit Dr. Layla Haddad" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
  expect(button("Add Author")).toBeEnabled();
  expect(screen.getByText("Only an owner can delete an author.")).toBeVisible();
});

describe("the form", () => {
  it("sends the version that was read, and none when it overwrites another person's change", async () => {
    const { requests } = show({
      "POST rpc/save_author": ({ body }: ApiRequest) =>
        Object.hasOwn(Object(body), "p_version") ? refusal(412, "PT412", "It has changed.") : "a1",
    });
    await userEvent.click(await screen.findByRole("button", { name: "Edit Dr. Layla Haddad" }));
    await userEvent.click(button("Save"));
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    expect(await screen.findByText("Author updated successfully")).toBeVisible();
    const [read, over] = requests.filter(({ line }) => line === "POST rpc/save_author");
    expect(read?.body).toMatchObject({ p_id: "a1", p_version: layla.updated_at });
    expect(over?.body).toMatchObject({ p_id: "a1" });
  });

  it("a taken or a fixed address is reported at its field", async () => {
    const refused = { "POST rpc/save_author": refusal(409, "23505", "duplicate key") };
    const { replies } = show(refused, { role: "editor" });
    await userEvent.click(await screen.findByRole("button", { name: "Edit Dr. Layla Haddad" }));
    const described = (reason: string) =>
      waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(reason));
    await userEvent.click(button("Save"));
    await described("Another author has this email address.");
    replies["POST rpc/save_author"] = refusal(403, "42501", "Not you.", "email_kept");
    await userEvent.click(button("Save"));
    await described("Only an owner can remove an email address.");
  });
});

describe("the licence", () => {
  const saved = { "POST rpc/save_author": "a1" };
  const edit = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name: `Edit ${name}` }));
  const sentLicence = (requests: readonly ApiRequest[]) =>
    (
      requests.find(({ line }) => line === "POST rpc/save_author")?.body as
        | { p_licence?: unknown }
        | undefined
    )?.p_licence;
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const unfold = () => userEvent.click(screen.getByText("Licence of a clinician"));

  it("is changed by owners only; an editor's save leaves it out", async () => {
    const { requests } = show(saved, { role: "editor" });
    await edit("Dr. Layla Haddad");
    expect(screen.queryByText("Licence of a clinician")).toBeNull();
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Author updated successfully")).toBeVisible();
    expect(sentLicence(requests)).toBeNull();
  });

  it("opens at an incomplete field, names the problem, and is sent whole", async () => {
    const { requests } = show(saved);
    await edit("Yusuf Karimi");
    await unfold();
    fill("Licence number", "دهـ 1");
    await userEvent.click(button("Save"));
    const described = (label: string) => screen.getByLabelText(label);
    await waitFor(() =>
      expect(described("Licence number")).toHaveAccessibleDescription(/as it is on the licence/),
    );
    expect(described("Last day")).toHaveAccessibleDescription("Enter the last day of the licence.");
    expect(described("Authority (EN)")).toHaveAccessibleDescription(/such as DHA/);
    expect(screen.getByText("Choose at least one language.")).toBeVisible();
    fill("Licence number", " dha‑٧٨٩ ");
    fill("Last day", "2099-01-31");
    fill("Authority (EN)", "DHA");
    await userEvent.click(screen.getByRole("checkbox", { name: "Arabic" }));
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Author updated successfully")).toBeVisible();
    expect(sentLicence(requests)).toEqual({
      licence_number: "dha-789",
      licence_until: "2099-01-31",
      licence_authority: "DHA",
      licence_authority_ar: "",
      languages: ["ar"],
    });
  });

  it("is removed with its fields", async () => {
    const { requests } = show(saved);
    await edit("Dr. Layla Haddad");
    await unfold();
    for (const label of ["Licence number", "Authority (EN)", "Authority (AR)", "Last day"]) fill(label, "");
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Author updated successfully")).toBeVisible();
    expect(sentLicence(requests)).toEqual({});
  });

  it("is marked once it has expired", async () => {
    show({ "GET authors": [{ ...layla, licence_until: "2020-01-31" }] });
    expect(await screen.findByText("Expired")).toBeVisible();
  });
});

it("the deletion dialog names the number of posts that lose their author", async () => {
  const { requests } = show();
  await userEvent.click(await screen.findByRole("button", { name: "Delete Yusuf Karimi" }));
  const question = within(screen.getByRole("alertdialog", { name: "Are you sure?" }));
  expect(await question.findByText("3 posts name this author and will then have no author.")).toBeVisible();
  expect(requests.find(({ line }) => line === "HEAD blog_posts")?.query.get("author_id")).toBe("eq.a2");
});
