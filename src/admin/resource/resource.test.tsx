import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { labelOf } from "./resource-texts";
import { ResourcePage } from "./resource-page";
import { insurers, describeUses, texts } from "./testing/insurers";
import { manageTexts } from "@/texts/admin/manage";

const gulf = {
  id: "i1",
  slug: "gulf",
  name_en: "Gulf",
  name_ar: "الخليج",
  note: null,
  kind: "b",
  count: null,
  size: 4,
  since: "2026-11-01",
  logo: "/gulf.webp",
  email: null,
  towns: ["Dubai", "Ajman"],
  is_active: false,
  updated_at: "read",
};
const stored = { slug: "new", name_en: "New", since: "2026-11-02" };

const serve = (more = {}) => serveApi({ "GET locations": [gulf], ...more });
const page = <ResourcePage of={insurers} />;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const ready = () => screen.findByRole("heading", { level: 2, name: /Gulf/ });

beforeEach(() => {
  describeUses.mockReset().mockResolvedValue(["Two plans name it."]);
});

describe("the list", () => {
  it("reads the declared columns, newest first, and shows names and state", async () => {
    const { requests } = serve();
    renderAdmin(page);
    expect(await ready()).toHaveTextContent("GulfInactive");
    expect(requests[0]?.query.get("select")).toBe(
      "id,slug,name_en,name_ar,note,kind,count,size,since,logo,email,towns,is_active,updated_at",
    );
    expect(requests[0]?.query.get("order")).toBe("created_at.desc,id.asc");
  });

  it("has an empty state, and is read-only for editors", async () => {
    serve({ "GET locations": [] });
    renderAdmin(page, { role: "editor" });
    expect(
      await screen.findByText("There is nothing here yet. Only an owner can change this."),
    ).toBeVisible();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

it("an empty list has one button for its first row, in its middle", async () => {
  serve({ "GET locations": [] });
  renderAdmin(page);
  const empty = (await screen.findByText("No insurers yet.")).parentElement;
  await userEvent.click(screen.getByRole("button", { name: "Add insurer" }));
  expect(empty).toContainElement(screen.getByRole("button", { name: "Add insurer", hidden: true }));
  expect(screen.getByRole("dialog")).toBeVisible();
});

describe("the form", () => {
  it("begins with the declared values, and stores the typed ones", async () => {
    const { requests } = serve({ "POST locations": undefined });
    renderAdmin(page);
    await ready();
    await press("Add insurer");
    expect(screen.getByLabelText("Kind")).toHaveDisplayValue("Sort A");
    expect(screen.getByLabelText("Note")).toHaveAccessibleDescription("A line.");
    await userEvent.type(screen.getByLabelText("Slug"), "new");
    await userEvent.type(screen.getByLabelText("Name (EN)"), " New ");
    await userEvent.type(screen.getByLabelText("Since"), "2026-11-02");
    await userEvent.type(screen.getByLabelText("Towns"), "Dubai, ,Ajman");
    await press("Save");
    expect(await screen.findByText("Insurer added")).toBeVisible();
    expect(requests.find(({ line }) => line === "POST locations")?.body).toEqual({
      ...stored,
      id: expect.any(String) as string,
      name_ar: "",
      note: "",
      kind: "a",
      count: null,
      size: 3,
      logo: "",
      email: "",
      towns: ["Dubai", "Ajman"],
      is_active: true,
    });
  });

  it("focuses a picture's address that it refuses", async () => {
    serve();
    renderAdmin(page);
    await ready();
    await press("Edit Gulf");
    await userEvent.clear(screen.getByLabelText("Logo"));
    await userEvent.type(screen.getByLabelText("Logo"), "//evil.example");
    await press("Save");
    await waitFor(() => expect(screen.getByLabelText("Logo")).toHaveAccessibleDescription(general.address));
    expect(screen.getByLabelText("Logo")).toHaveFocus();
  });

  it("shows the stored values, reports a taken value at its field, and keeps the others", async () => {
    const { requests, replies } = serve({ "PATCH locations": refusal(409, "23505", "duplicate key") });
    renderAdmin(page);
    await ready();
    await press("Edit Gulf");
    for (const [label, shown] of [
      ["Name (AR)", "الخليج"],
      ["Count", ""],
      ["Size", "4"],
      ["Kind", "b"],
      ["Towns", "Dubai, Ajman"],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(shown);
    await userEvent.type(screen.getByLabelText("Note"), "Mine");
    await press("Save");
    await waitFor(() =>
      expect(screen.getByLabelText("Slug")).toHaveAccessibleDescription("That slug is theirs."),
    );
    expect(screen.getByLabelText("Slug")).toHaveFocus();
    expect(screen.getByLabelText("Note")).toHaveValue("Mine");
    replies["PATCH locations"] = [{ id: "i1" }];
    await press("Save");
    expect(await screen.findByText("Insurer saved")).toBeVisible();
    const sent = requests.findLast(({ line }) => line === "PATCH locations");
    expect(sent?.query.get("updated_at")).toBe("eq.read");
  });

  const general = manageTexts.en.errors;
  it.each([
    ["slug", "No!", general.slugShape],
    ["name_en", " ", general.required],
    ["name_ar", "x".repeat(21), general.tooLong(20)],
    ["note", "x".repeat(11), general.tooLong(10)],
    ["count", "0", "That is too many."],
    ["size", "", general.number(1, 9)],
    ["since", "2026-02-30", general.day],
    ["logo", "//evil.example", general.address],
    ["logo", "javascript:alert(1)", general.address],
    ["email", "me@", general.email],
    ["towns", "a,b,c", general.names(2, 5)],
  ])("refuses %s like %j", (name, typed, message) => {
    const values = { ...insurers.formValues(stored), [name]: typed };
    expect(insurers.schemaFor(general, "en").safeParse(values).error?.issues).toMatchObject([
      { path: [name], message },
    ]);
  });

  it("removes invisible characters, and accepts digits of both languages", () => {
    const typed = {
      ...insurers.formValues(stored),
      logo: "https://a.example/b\u200F",
      email: "\u202Ame\u2011too@a.example",
    };
    expect(insurers.schemaFor(general, "en").parse({ ...typed, count: "٧" })).toMatchObject({
      logo: "https://a.example/b",
      email: "me-too@a.example",
      count: 7,
    });
  });
});

describe("an address that names a row", () => {
  it("opens its form, and no longer names the row once that is closed", async () => {
    serve();
    const { router } = renderAdmin(page, { path: "/admin/here?day=1&edit=i1" });
    expect(await screen.findByRole("dialog", { name: /^Edit insurer: .Gulf.$/ })).toBeVisible();
    await press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.search).toBe("?day=1");
    await router.navigate("/admin/here?edit=i1");
    expect(await screen.findByRole("dialog", { name: /^Edit insurer: .Gulf.$/ })).toBeVisible();
  });

  it.each([
    ["one that is not there", "owner", "gone"],
    ["whoever may not change it", "editor", "i1"],
  ] as const)("opens nothing for %s", async (_, role, id) => {
    serve();
    renderAdmin(page, { role, path: `/admin/here?edit=${id}` });
    await ready();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a deletion", () => {
  it("lists the rows that it leaves behind, and can be undone", async () => {
    const { requests } = serve({
      "DELETE locations": [{ id: "i1" }],
      "POST rpc/undo_change": { back: 1, failed: [] },
    });
    let answer: (uses: string[]) => void = () => undefined;
    describeUses.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    renderAdmin(page);
    await ready();
    await press("Delete Gulf");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete it?" }));
    expect(question.getByText("Gulf")).toBeVisible();
    expect(question.queryByRole("button", { name: "Delete" })).toBeNull();
    await waitFor(() => expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus());
    answer(["Two plans name it."]);
    expect(await question.findByText("Two plans name it.")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Insurer deleted")).toBeVisible();
    await press("Undo");
    expect(await screen.findByText("Change undone")).toBeVisible();
    const undo = requests.findIndex(({ line }) => line === "POST rpc/undo_change");
    expect(requests[undo]?.body).toEqual({ p_entity: "location", p_subject: "i1" });
    await waitFor(() => expect(requests.slice(undo).map(({ line }) => line)).toContain("GET locations"));
  });

  it("that is refused reads the rows again, too", async () => {
    storeSession();
    const { requests } = serve({
      "DELETE locations": refusal(403, "42501", "No."),
      "GET admins": [{ email: "amal@example.com", name: "", role: "owner" }],
    });
    renderAdmin(page);
    await ready();
    await press("Delete Gulf");
    const button = await screen.findByRole("button", { name: "Delete" });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
    await userEvent.click(button);
    expect(await screen.findByText("Failed to delete")).toBeVisible();
    await waitFor(() => expect(requests.filter(({ line }) => line === "GET locations")).toHaveLength(2));
  });
});

it.each([
  ["kind", false, "Kind", "Kind"],
  ["name_en", false, "Name (EN)", "Name (بالإنجليزية)"],
  ["name_ar", false, "Name (AR)", "Name (بالعربية)"],
  ["name", true, "Name (EN)", "Name (بالإنجليزية)"],
  ["other", false, undefined, undefined],
])("the column %s is labelled by its field's words", (column, isPair, english, arabic) => {
  expect(labelOf(texts.fields, column, isPair, manageTexts.en.inLanguage)).toBe(english);
  expect(labelOf(texts.fields, column, isPair, manageTexts.ar.inLanguage)).toBe(arabic);
});
