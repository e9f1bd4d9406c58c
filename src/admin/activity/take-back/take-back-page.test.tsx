import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Everything } from "@/data/staff/changes";
import { factRows } from "@/testing/facts";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, connectionLost, refusal, serveApi } from "@/testing/serve-api";
import { entryOf } from "../../history/testing/entry";
import { Component as TakeBackPage } from "./take-back-page";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

const EVERYTHING = "POST rpc/take_back_everything";
const THIEF = "7d5cf7d4-0000-4000-8000-0000000000bb";

const deleted = (id: number, label: string) => {
  const thief = { actorId: THIEF, actor: "thief@example.com" };
  const service = { action: "deleted", entity: "service", subject: `s${id}` };
  return entryOf({ id, at: "2026-11-22T07:30:00+00:00", label, ...thief, ...service });
};

const found: Everything = {
  entries: [deleted(2, "IV drips"), deleted(1, "Nurse on call")],
  counts: { service: 2 },
  total: 2,
  sessions: [{ id: "session-1", first: "2026-11-22T07:00:00Z", last: "2026-11-22T07:30:00Z", count: 2 }],
  report: null,
};

interface Body {
  p_dry_run: boolean;
  p_except?: number[];
}

function show(deed: unknown = { ...found, report: { back: 2, failed: [] } }, dryRun: Everything = found) {
  const answers = { deed };
  const { requests } = serveApi({
    ...factRows(),
    "POST rpc/list_activity": { entries: [], people: [{ id: THIEF, email: "thief@example.com" }] },
    [EVERYTHING]: ({ body }: ApiRequest) => ((body as Body).p_dry_run ? dryRun : answers.deed),
  });
  renderAdmin(<TakeBackPage />);
  const asked = () => requests.filter(({ line }) => line === EVERYTHING).map(({ body }) => body as Body);
  return { answers, asked, deeds: () => asked().filter((body) => !body.p_dry_run) };
}

async function choosePerson() {
  await screen.findByRole("option", { name: "thief@example.com" });
  await userEvent.selectOptions(screen.getByLabelText("Choose a person"), "thief@example.com");
}

async function confirm(button: RegExp) {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Undo" }));
}

it("says that the people could not be read, and tries again", async () => {
  const people = { entries: [], people: [{ id: THIEF, email: "thief@example.com" }] };
  const { replies } = serveApi({ ...factRows(), "POST rpc/list_activity": refusal(503, "x", "down") });
  renderAdmin(<TakeBackPage />);
  expect(await screen.findByText("The people could not be loaded.")).toBeVisible();
  replies["POST rpc/list_activity"] = people;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: "thief@example.com" })).toBeInTheDocument();
});

it("only owners see it", () => {
  serveApi({});
  renderAdmin(<TakeBackPage />, { role: "editor" });
  expect(screen.getByText("Only an owner can do this.")).toBeVisible();
  expect(screen.queryByLabelText("Choose a person")).toBeNull();
});

describe("the dry run", () => {
  it("lists a person's changes since a moment in Dubai, by kind and one by one", async () => {
    const { asked } = show();
    await choosePerson();
    expect(await screen.findByRole("heading", { name: "2 changes would be undone" })).toBeVisible();
    expect(screen.getByText("Services: 2")).toBeVisible();
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(asked()).toEqual([{ p_person: THIEF, p_since: "2026-11-21T20:00:00.000Z", p_dry_run: true }]);
    await userEvent.click(screen.getByRole("button", { name: "An hour ago" }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ p_since: "2026-11-22T07:00:00.000Z" }));
  });

  it("can be limited to one sign-in", async () => {
    const other = { id: "session-2", first: "2026-11-22T05:00:00Z", last: "2026-11-22T05:10:00Z", count: 9 };
    const { asked } = show(undefined, { ...found, sessions: [...found.sessions, other] });
    await choosePerson();
    await userEvent.selectOptions(await screen.findByLabelText("Sign-in"), "session-2");
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ p_session: "session-2", p_dry_run: true }));
  });

  it("shows an empty state without changes", async () => {
    show(undefined, { ...found, entries: [], counts: {}, total: 0 });
    await choosePerson();
    expect(await screen.findByText(/This person has changed nothing since then/)).toBeVisible();
  });
});

describe("taking back", () => {
  it("leaves out entries without a tick, and reports each result", async () => {
    const service = { entity: "service", subject: "s2", label: "IV drips" };
    const failure = { table: "services", ...service, reason: "address_taken" };
    const { deeds } = show({ ...found, report: { back: 1, failed: [failure] } });
    await choosePerson();
    await userEvent.click(await screen.findByRole("checkbox", { name: /Nurse on call/ }));
    await confirm(/^Undo 1 change…/);
    expect(await screen.findByRole("heading", { name: "1 change undone" })).toHaveFocus();
    expect(deeds()).toEqual([
      { p_person: THIEF, p_since: "2026-11-21T20:00:00.000Z", p_except: [1], p_dry_run: false },
    ]);
    expect(screen.getByRole("heading", { name: "1 change could not be undone" })).toBeVisible();
    expect(screen.getByText(/Another entry now has its address/)).toBeVisible();
    expect(screen.getByRole("link", { name: "IV drips" })).toHaveAttribute("href", "/admin/services");
  });

  it.each([
    [
      "that the server refuses",
      () => refusal(500, "57014", "timeout"),
      /Nothing was changed\. You can try again/,
    ],
    [
      "whose answer is lost",
      connectionLost,
      /^No clear answer came back, so we can’t tell whether this was done/,
    ],
  ])("%s explains its effect, and can be repeated", async (_, fail, words) => {
    const { answers, deeds } = show(fail());
    await choosePerson();
    await confirm(/^Undo 2 changes…/);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    answers.deed = { ...found, report: { back: 2, failed: [] } };
    await confirm(/^Undo 2 changes…/);
    expect(await screen.findByText("Everything was undone.")).toBeVisible();
    expect(deeds()).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Search again" }));
    expect(await screen.findByRole("button", { name: /^Undo 2 changes…/ })).toBeVisible();
  });
});
