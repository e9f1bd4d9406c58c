import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type ApiRequest, connectionLost, refusal } from "@/testing/serve-api";
import { addedLead, lead, LIST, option, OPTIONS, POST, SERVICE, show } from "./testing/desk";

it("a lead without a code is added by service and source, and removed again from its toast", async () => {
  const { sent } = show([], {
    role: "editor",
    answers: { [POST]: addedLead, "DELETE leads": [{ id: "x" }] },
  });
  await userEvent.click(await screen.findByText("Without a code"));
  await userEvent.selectOptions(screen.getAllByLabelText("Service")[0] as HTMLElement, "Doctor");
  await userEvent.click(screen.getByRole("button", { name: "Walk-in" }));
  expect(await screen.findByText("Added as Talking")).toBeVisible();
  expect(sent(POST)).toEqual([
    { id: expect.any(String) as string, origin: "walk_in", service_slug: "doctor-on-call" },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Lead removed")).toBeVisible();
  expect(sent("DELETE leads")).toHaveLength(1);
});

it("a second press after a lost answer adds no second lead; other values, or the same ones a minute later, are a lead of their own", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-27T08:00:00Z"), toFake: ["Date"] });
  const { sent } = show([], { role: "editor", answers: { [POST]: connectionLost } });
  await userEvent.click(await screen.findByText("Without a code"));
  const ids = () => (sent(POST) as { id: string }[]).map(({ id }) => id);
  const press = async (origin: string) => {
    const before = ids().length;
    await userEvent.click(screen.getByRole("button", { name: origin }));
    await waitFor(() => expect(ids()).toHaveLength(before + 1));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: origin })).not.toHaveAttribute("aria-busy", "true"),
    );
  };
  await press("Walk-in");
  await press("Walk-in");
  await press("Call");
  await press("Call");
  vi.setSystemTime(Date.now() + 60_000);
  await press("Call");
  const [first, again, other, otherAgain, later] = ids();
  expect([again, otherAgain]).toEqual([first, other]);
  expect(new Set([first, other, later]).size).toBe(3);
});

it("an added lead is in the list from the answer on, once, before the list is read again", async () => {
  const { replies } = show([lead()], { answers: { [POST]: addedLead } });
  await screen.findByRole("list", { name: "Open today (1)" });
  let answer = (_list: unknown) => {};
  replies[LIST] = ({ body }: ApiRequest) =>
    (body as { p_id?: string }).p_id === undefined
      ? new Promise((resolve) => (answer = resolve))
      : refusal(503, "x", "down");
  await userEvent.click(screen.getByText("Without a code"));
  await userEvent.selectOptions(screen.getAllByLabelText("Service")[0] as HTMLElement, "Doctor");
  await userEvent.click(screen.getByRole("button", { name: "Walk-in" }));
  const open = within(await screen.findByRole("list", { name: "Open today (2)" }));
  expect(screen.getByText("2 leads")).toBeVisible();
  const names = () => open.getAllByRole("button", { name: /^Details: / }).map((button) => button.textContent);
  expect(names()).toEqual(["Doctor", "Nurse"]);
  answer({
    rows: [lead({ service_slug: "doctor-on-call" }), lead({ id: "l2" })],
    total: 2,
    due: 0,
    open_today: 2,
    people: [],
  });
  await waitFor(() => expect(screen.queryByText("Added as Talking")).toBeVisible());
  expect(names()).toEqual(["Doctor", "Nurse"]);
});

describe("when the reasons or the services cannot be read, the window offers to try again", () => {
  const down = () => refusal(503, "x", "down");

  it.each([
    ["Lost", "Price", "button"],
    ["Follow up", "Call back", "radio"],
  ] as const)("%s", async (step, reason, role) => {
    const { replies } = show([lead()], { answers: { [OPTIONS]: down() } });
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${step}: `) }));
    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByText("The reasons could not be loaded.")).toBeVisible();
    replies[OPTIONS] = [
      option("lost_reason", "price", "Price"),
      option("follow_up", "call-back", "Call back"),
    ];
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByRole(role, { name: reason })).toBeVisible();
  });

  it("Booked", async () => {
    const { replies } = show([lead()], { answers: { "GET services": down() } });
    await userEvent.click(await screen.findByRole("button", { name: /^Booked: / }));
    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByText("The services could not be loaded.")).toBeVisible();
    replies["GET services"] = [SERVICE];
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByRole("option", { name: "Nurse" })).toBeVisible();
    expect(dialog.queryByText("The services could not be loaded.")).toBeNull();
  });
});
