import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { STAFF_ID } from "@/testing/render-admin";
import type { ApiRequest } from "@/testing/serve-api";
import { lead, LIST, OPTIONS, PATCH, show } from "./testing/desk";

describe("the list", () => {
  it("has today's open leads first, each with its state, and a deleted service by its slug", async () => {
    show([
      lead({
        code: "K7QXT",
        page_path: "/ar/blog/fever",
        title_ar: "حمى البالغين",
        lang: "ar",
        last_campaign: "november",
      }),
      lead({
        id: "l2",
        status: "lost",
        lost_reason: "price",
        service_slug: "doctor-on-call",
        is_open_today: false,
      }),
      lead({ id: "l3", service_slug: "gone-service", is_open_today: false }),
    ]);
    const open = await screen.findByRole("list", { name: "Open today (1)" });
    expect(open).toHaveTextContent(/TalkingNurseArabicWaiting since .*K7QXTحمى البالغينnovember/);
    const others = screen.getByRole("list", { name: "Earlier or closed" });
    expect(others).toHaveTextContent(/LostDoctorPrice.*gone-service/);
  });

  it("requests the filters and the page that are in the address", async () => {
    const { sent, router } = show([lead()], { total: 120 });
    expect(await screen.findByText("Page 1 of 3")).toBeVisible();
    const filters = within(screen.getByRole("group", { name: "Filters" }));
    for (const [label, choice] of [
      ["Status", "Booked"],
      ["Service", "Doctor"],
      ["Added by", "amal@example.com"],
      ["Period", "From … to …"],
    ] as const)
      await userEvent.selectOptions(filters.getByLabelText(label), choice);
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-30" } });
    await waitFor(() =>
      expect(sent(LIST).at(-1)).toEqual({
        p_page: 1,
        p_per_page: 50,
        p_status: "booked",
        p_service: "doctor-on-call",
        p_person: STAFF_ID,
        p_since: "2026-10-31T20:00:00.000Z",
        p_until: "2026-11-30T20:00:00.000Z",
      }),
    );
    expect(router.state.location.search).toBe(
      `?status=booked&service=doctor-on-call&person=${STAFF_ID}&time=range&from=2026-11-01&to=2026-11-30`,
    );
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.state.location.search).toBe("");
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(sent(LIST).at(-1)).toMatchObject({ p_page: 2 }));
    expect(router.state.location.search).toBe("?page=2");
  });

  it("without rows has a message", async () => {
    show([], { path: "/admin/leads?status=lost" });
    expect(await screen.findByText(/^No lead matches/)).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
    expect(await screen.findByText(/^No leads yet\./)).toBeVisible();
  });
});

describe("the steps", () => {
  it("Booked begins with the price of the service until a person types one, at the version that was shown", async () => {
    const { sent, requests } = show([lead()], { answers: { [PATCH]: [{ id: "l1" }] } });
    await userEvent.click(await screen.findByRole("button", { name: /^Booked: Nurse/ }));
    const dialog = within(await screen.findByRole("dialog"));
    const value = dialog.getByLabelText("Value in AED");
    expect(value).toHaveValue("299");
    expect(value).toHaveFocus();
    await userEvent.selectOptions(dialog.getByLabelText("Service"), "Doctor");
    expect(value).toHaveValue("400");
    await userEvent.clear(value);
    await userEvent.type(value, "٥٠٠");
    await userEvent.selectOptions(dialog.getByLabelText("Service"), "Nurse");
    expect(value).toHaveValue("٥٠٠");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Marked as booked")).toBeVisible();
    expect(sent(PATCH)).toEqual([
      {
        status: "booked",
        service_slug: "nurse-on-call",
        value_aed: 500,
        lost_reason: "",
        follow_up_at: null,
        follow_up_reason: "",
      },
    ]);
    const request = requests.find(({ line }) => line === PATCH);
    expect(request?.query.get("updated_at")).toBe("eq.2026-11-27T06:00:00.123456+00:00");
  });

  it("Booked requires a service and a value", async () => {
    const { sent } = show([lead({ service_slug: "" })]);
    await userEvent.click(await screen.findByRole("button", { name: /^Booked: No service yet/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Please choose a service.")).toBeVisible();
    expect(screen.getByText("Please enter the price in dirhams.")).toBeVisible();
    expect(sent(PATCH)).toEqual([]);
  });

  it("Done is one press for what is booked, and can be undone", async () => {
    const booked = lead({ status: "booked", value_aed: 300, booked_at: "2026-11-27T06:00:00+00:00" });
    const { sent } = show([booked], {
      answers: { [PATCH]: [{ id: "l1" }], "POST rpc/undo_change": { back: 1, failed: [] } },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Done: Nurse/ }));
    expect(await screen.findByText("Marked as done")).toBeVisible();
    expect(sent(PATCH)[0]).toMatchObject({ status: "done", value_aed: 300 });
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Change undone")).toBeVisible();
    expect(sent("POST rpc/undo_change")).toEqual([{ p_entity: "lead", p_subject: "l1" }]);
  });

  it("Lost asks for a reason from the owner's list, and stores it with one press", async () => {
    const { sent } = show([lead()], { answers: { [PATCH]: [{ id: "l1" }] } });
    await userEvent.click(await screen.findByRole("button", { name: /^Lost: Nurse/ }));
    const reasons = within(screen.getByRole("dialog", { name: "Why was it lost?" }));
    expect(reasons.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Price",
      "No answer",
    ]);
    await userEvent.click(reasons.getByRole("button", { name: "No answer" }));
    expect(await screen.findByText("Marked as lost")).toBeVisible();
    expect(sent(PATCH)[0]).toMatchObject({ status: "lost", lost_reason: "no-answer" });
  });

  it("without reasons, Lost explains who adds them", async () => {
    show([lead()], { answers: { [OPTIONS]: [] } });
    await userEvent.click(await screen.findByRole("button", { name: /^Lost: Nurse/ }));
    expect(screen.getByText(/^There are no reasons yet\./)).toBeVisible();
  });

  it("a second step waits until the list has the result of the first", async () => {
    const { replies } = show([lead()], { answers: { [PATCH]: [{ id: "l1" }] } });
    await userEvent.click(await screen.findByRole("button", { name: /^Lost: Nurse/ }));
    let answer = (_list: unknown) => {};
    const rows = [lead({ status: "lost", lost_reason: "no-answer", is_open_today: false })];
    replies[LIST] = () => new Promise((resolve) => (answer = resolve));
    await userEvent.click(screen.getByRole("button", { name: "No answer" }));
    await screen.findByText("Marked as lost");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: /^Booked: Nurse/ })).toHaveAttribute("aria-disabled", "true");
    answer({ rows, total: 1, due: 0, open_today: 0, people: [] });
    expect(await screen.findByRole("list", { name: "Leads" })).toHaveTextContent(/^LostNurse/);
    await userEvent.click(screen.getByRole("button", { name: /^Details: Nurse/ }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /^Talking: Nurse/ })).toHaveAttribute(
        "aria-disabled",
        "false",
      ),
    );
  });

  it("the details open with the lead of the list, not with that of an earlier opening", async () => {
    const { replies } = show([lead()], { answers: { [PATCH]: [{ id: "l1" }] } });
    await userEvent.click(await screen.findByRole("button", { name: /^Details: Nurse/ }));
    await screen.findByRole("dialog");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /^Booked: Nurse/ })).toHaveAttribute(
        "aria-disabled",
        "false",
      ),
    );
    await userEvent.keyboard("{Escape}");
    const lost = lead({ status: "lost", lost_reason: "no-answer", is_open_today: false });
    const list = { rows: [lost], total: 1, due: 0, open_today: 0, people: [] };
    let answer = (_list: unknown) => {};
    replies[LIST] = ({ body }: ApiRequest) =>
      (body as { p_id?: string }).p_id === undefined ? list : new Promise((resolve) => (answer = resolve));
    await userEvent.click(screen.getByRole("button", { name: /^Lost: Nurse/ }));
    await userEvent.click(screen.getByRole("button", { name: "No answer" }));
    await waitFor(() => expect(screen.getByRole("list", { name: "Leads" })).toHaveTextContent(/^LostNurse/));
    await userEvent.click(screen.getByRole("button", { name: /^Details: Nurse/ }));
    expect(screen.getByRole("button", { name: /^Talking: Nurse/ })).toBeVisible();
    answer(list);
  });

  it("by two people at once: the second sees the current state, and keeps their input", async () => {
    const now = lead({
      is_open_today: false,
      status: "lost",
      lost_reason: "price",
      updated_at: "2026-11-27T07:00:00+00:00",
    });
    const { sent, replies, requests } = show([lead()], { answers: { [PATCH]: [], "GET leads": [now] } });
    await userEvent.click(await screen.findByRole("button", { name: /^Booked: Nurse/ }));
    const list = { rows: [now], total: 1, due: 0, open_today: 0, people: [] };
    let answer = (_list: unknown) => {};
    replies[LIST] = ({ body }: ApiRequest) =>
      (body as { p_id?: string }).p_id === undefined ? new Promise((resolve) => (answer = resolve)) : list;
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const question = await screen.findByRole("alertdialog", { name: "A colleague just changed this lead" });
    expect(question).toHaveTextContent("It is now: Lost · Price. You chose: Booked · Nurse · AED 299.");
    // The question does not wait for the list.
    await waitFor(() => expect(within(question).getByRole("button", { name: "Keep theirs" })).toHaveFocus());
    answer(list);
    await waitFor(() =>
      expect(screen.getByRole("list", { name: "Leads", hidden: true })).toHaveTextContent(/^LostNursePrice/),
    );
    replies[PATCH] = [{ id: "l1" }];
    await userEvent.click(within(question).getByRole("button", { name: "Save mine" }));
    expect(await screen.findByText("Marked as booked")).toBeVisible();
    expect(sent(PATCH).at(-1)).toMatchObject({ status: "booked", value_aed: 299 });
    expect(requests.findLast(({ line }) => line === PATCH)?.query.get("updated_at")).toBe(
      `eq.${now.updated_at}`,
    );
  });
});

it.each(["owner", "editor"] as const)(
  "everybody opens the details, and only owners delete: %s",
  async (role) => {
    const { sent } = show([lead({ code: "K7QXT", button: "service_hero", lang: "ar" })], {
      role,
      answers: { "DELETE leads": [{ id: "l1" }] },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Details: Nurse/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Nurse" }));
    expect(dialog.getByText("Service page, top")).toBeVisible();
    expect(dialog.getByText("Arabic")).toBeVisible();
    expect(dialog.getByRole("button", { name: "History: Nurse" })).toBeVisible();
    const button = dialog.queryByRole("button", { name: "Delete" });
    expect(button !== null).toBe(role === "owner");
    if (!button) return;
    await userEvent.click(button);
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Lead deleted")).toBeVisible();
    expect(sent("DELETE leads")).toHaveLength(1);
  },
);
