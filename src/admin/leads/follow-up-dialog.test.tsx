import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { lead, OPTIONS, PATCH, show } from "./testing/desk";

describe("a follow-up", () => {
  const FOLLOW_UP = /^Follow up: Nurse/;

  it("is a reason from the owner's list and a time, set with one press", async () => {
    const { sent } = show([lead()], { answers: { [PATCH]: [{ id: "l1" }] } });
    await userEvent.click(await screen.findByRole("button", { name: FOLLOW_UP }));
    const dialog = within(screen.getByRole("dialog", { name: "When do we follow up?" }));
    expect(dialog.getByRole("radio", { name: "Call back" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(dialog.getByRole("radio", { name: "Asks the family" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: /^Tomorrow morning/ }));
    expect(await screen.findByText("Follow-up saved")).toBeVisible();
    expect(sent(PATCH)).toMatchObject([
      {
        status: "talking",
        follow_up_reason: "asks-family",
        follow_up_at: expect.stringMatching(/T05:00:00/),
      },
    ]);
  });

  it("is listed first when it is due, with its reason, also a deleted one", async () => {
    const at = "2026-11-27T08:00:00+00:00";
    show([
      lead({ follow_up_at: at, follow_up_reason: "call-back", is_due: true, is_open_today: false }),
      lead({ id: "l2", follow_up_at: "2099-01-01T05:00:00+00:00", follow_up_reason: "gone" }),
    ]);
    const due = await screen.findByRole("list", { name: "Follow up now (1)" });
    await waitFor(() => expect(due).toHaveTextContent(/Call back · due since/));
    expect(screen.getByRole("list", { name: "Open today (1)" })).toHaveTextContent(/gone · follow-up/);
  });

  it("keeps a reason that an owner has removed, and can be ended", async () => {
    const at = "2099-01-01T05:00:00+00:00";
    const { sent } = show([lead({ follow_up_at: at, follow_up_reason: "gone" })], {
      answers: { [PATCH]: [{ id: "l1" }] },
    });
    await userEvent.click(await screen.findByRole("button", { name: FOLLOW_UP }));
    expect(screen.getByRole("radio", { name: "gone" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "No follow-up" }));
    expect(await screen.findByText("Lead saved")).toBeVisible();
    expect(sent(PATCH)).toMatchObject([{ follow_up_at: null, follow_up_reason: "" }]);
  });

  it("without reasons is a time alone", async () => {
    const { sent } = show([lead()], { answers: { [OPTIONS]: [], [PATCH]: [{ id: "l1" }] } });
    await userEvent.click(await screen.findByRole("button", { name: FOLLOW_UP }));
    await userEvent.click(screen.getByRole("button", { name: /^In an hour/ }));
    expect(await screen.findByText("Follow-up saved")).toBeVisible();
    expect(sent(PATCH)).toMatchObject([{ follow_up_reason: "" }]);
  });
});
