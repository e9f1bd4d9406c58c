import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { LeadList } from "@/data/staff/leads";
import { lead, LIST, PATCH, show } from "./testing/desk";

describe("the keys", () => {
  const details = (name: string) => screen.getByRole("button", { name: new RegExp(`^Details: ${name}`) });

  it("make the steps of the focused row, by the same keys on an Arabic keyboard, and are shown", async () => {
    show([lead(), lead({ id: "l2", service_slug: "doctor-on-call" })]);
    (await screen.findByRole("button", { name: /^Details: Nurse/ })).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(details("Doctor")).toHaveFocus();
    for (const [name, key] of [
      [/^Booked: Doctor/, "B"],
      [/^Done: Doctor/, "D"],
      [/^Lost: Doctor/, "L"],
      [/^Follow up: Doctor/, "F"],
    ] as const) {
      const button = screen.getByRole("button", { name });
      expect(button).toHaveAttribute("aria-keyshortcuts", key);
      expect(button).toHaveTextContent(key);
    }
    fireEvent.keyDown(details("Doctor"), { key: "لا", code: "KeyB" });
    expect(await screen.findByRole("dialog", { name: "What was booked?" })).toHaveAccessibleDescription(
      /^Doctor · /,
    );
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("l");
    expect(screen.getByRole("dialog", { name: "Why was it lost?" })).toHaveAccessibleDescription(
      /^Doctor · /,
    );
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("f");
    expect(screen.getByRole("dialog", { name: "When do we follow up?" })).toHaveAccessibleDescription(
      /^Doctor · /,
    );
  });

  it("belong to buttons that name their lead, by its code or the time when it was added", async () => {
    show([lead({ code: "K7QXT" }), lead({ id: "l2", created_at: "2026-11-26T06:00:00+00:00" })]);
    for (const name of ["Details", "Booked", "Done", "Lost", "Follow up"]) {
      expect(await screen.findByRole("button", { name: `${name}: Nurse · K7QXT` })).toBeVisible();
      expect(screen.getByRole("button", { name: `${name}: Nurse · Nov 26, 10:00` })).toBeVisible();
    }
  });

  it("are left to the browser with Ctrl, and do nothing for a step that the lead cannot take", async () => {
    const { sent } = show([lead({ status: "booked", value_aed: 1, booked_at: "2026-11-27T06:00:00+00:00" })]);
    (await screen.findByRole("button", { name: /^Details: Nurse/ })).focus();
    await userEvent.keyboard("{Control>}d{/Control}b");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent(PATCH)).toEqual([]);
  });

  it("lead from the field of codes to the first lead and back, and the list follows the filters", async () => {
    show([lead()]);
    await screen.findByRole("button", { name: /^Details: Nurse/ });
    const field = screen.getByLabelText("Chat message or code");
    expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(details("Nurse")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    expect(field).toHaveFocus();
    const status = screen.getByLabelText("Status");
    expect(details("Nurse").compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("stay on the lead that replaces a settled one in the list", async () => {
    const [first, second] = [lead(), lead({ id: "l2", service_slug: "doctor-on-call" })];
    const { replies } = show([first, second], { answers: { [PATCH]: [{ id: "l1" }] } });
    (await screen.findByRole("button", { name: /^Details: Nurse/ })).focus();
    const lost = { ...first, status: "lost", lost_reason: "price", is_open_today: false };
    replies[LIST] = { rows: [second, lost], total: 2, due: 0, open_today: 1, people: [] };
    await userEvent.keyboard("l");
    await userEvent.click(screen.getByRole("button", { name: "Price" }));
    await waitFor(() => expect(details("Doctor")).toHaveFocus());
  });

  it("that are pressed while the leads are read work once they are", async () => {
    const [first, second] = [lead(), lead({ id: "l2", service_slug: "doctor-on-call" })];
    const { replies } = show([first, second], { answers: { [PATCH]: [{ id: "l1" }] } });
    (await screen.findByRole("button", { name: /^Details: Nurse/ })).focus();
    let answer: (list: LeadList) => void = () => undefined;
    const read = new Promise<LeadList>((resolve) => (answer = resolve));
    replies[LIST] = () => read;
    await userEvent.keyboard("l");
    await userEvent.click(screen.getByRole("button", { name: "Price" }));
    await screen.findByText("Marked as lost");
    details("Doctor").focus();
    await userEvent.keyboard("f");
    expect(screen.queryByRole("dialog")).toBeNull();
    const lost = { ...first, status: "lost" as const, lost_reason: "price", is_open_today: false };
    answer({ rows: [second, lost], total: 2, due: 0, open_today: 1, people: [] });
    expect(await screen.findByRole("dialog", { name: "When do we follow up?" })).toBeVisible();
  });
});
