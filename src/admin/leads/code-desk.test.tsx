import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { refusal } from "@/testing/serve-api";
import { addedLead, click, FIND, lead, LIST, POST, show } from "./testing/desk";

const field = () => screen.findByLabelText<HTMLInputElement>("Chat message or code");
const found = (clicks: unknown[], expired: string[] = []) => ({ clicks, expired });

/** The page with these answers of the server. */
const at = (answers: Record<string, unknown>, rows = [] as Parameters<typeof show>[0]) =>
  show(rows, { answers });

async function paste(text: string) {
  await userEvent.click(await field());
  await userEvent.paste(text);
}

async function type(text: string) {
  await userEvent.type(await field(), `${text}{Enter}`);
}

describe("a chat", () => {
  it("is pasted whole; only its code is kept and sent, and Enter pressed twice adds it", async () => {
    const { sent, requests } = at({ [FIND]: found([click()]), [POST]: addedLead });
    expect(await field()).toHaveFocus();
    await paste("Hello, my mother Mariam, +971 50 123 4567, needs a nurse.\n(Ref k7qxt)");
    expect(await screen.findByText("K7QXT comes from")).toBeVisible();
    expect(await field()).toHaveValue("K7QXT");
    expect(sent(FIND)).toEqual([{ p_codes: ["K7QXT"] }]);
    expect(JSON.stringify(requests.map(({ body }) => body))).not.toMatch(/Mariam|4567/);
    expect(screen.getByRole("link", { name: "Nurse on Call" })).toBeVisible();
    for (const text of [
      "WhatsApp · Service page, top",
      "English",
      "Nov 27, 2026 10:00",
      "google / cpc / november",
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: "Add as Talking" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("Added as Talking")).toBeVisible();
    expect(sent(POST)).toEqual([{ id: expect.any(String) as string, code: "K7QXT", click_event: 7 }]);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue("");
  });

  it("with two codes needs a choice of one", async () => {
    const { sent } = at({ [FIND]: found([click({ code: "HANDS" })]) });
    await paste("(Ref K7QXT) … (المرجع HANDS)");
    await userEvent.click(await screen.findByRole("button", { name: "HANDS" }));
    expect(await screen.findByText("HANDS comes from")).toBeVisible();
    expect(sent(FIND)).toEqual([{ p_codes: ["HANDS"] }]);
  });

  it("that is a lead already shows its current state", async () => {
    const booked = lead({ status: "booked", value_aed: 450 });
    at({
      [FIND]: found([click({ lead_id: "l1" })]),
      [LIST]: { rows: [booked], total: 1, due: 0, open_today: 0, people: [] },
    });
    await type("K7QXT");
    const text = await screen.findByText("This chat is already a lead. Its status:");
    const now = within(text.parentElement as HTMLElement);
    expect(await now.findByText("Booked")).toBeVisible();
    expect(now.getByText("AED 450")).toBeVisible();
  });

  it("shows the lead that another person adds at the same moment", async () => {
    const { replies } = at({ [FIND]: found([click()]), [POST]: refusal(409, "23505", "no", "code_used") });
    await type("K7QXT");
    const add = await screen.findByRole("button", { name: "Add as Talking" });
    replies[FIND] = found([click({ lead_id: "l1" })]);
    replies[LIST] = { rows: [lead()], total: 1, due: 0, open_today: 1, people: [] };
    await userEvent.click(add);
    expect(await screen.findByText("This chat is already a lead. Its status:")).toBeVisible();
  });
});

describe("a code", () => {
  it("with a wrong check character is matched with existing codes by one request", async () => {
    const { sent } = at({ [FIND]: found([click()]) });
    await type("k7qx7");
    expect(await screen.findByText(/^We don’t know the code K7QX7\. Did you mean/)).toBeVisible();
    const [asked] = sent(FIND) as [{ p_codes: string[] }];
    expect(asked.p_codes[0]).toBe("K7QX7");
    expect(asked.p_codes).toContain("K7QXT");
    await userEvent.click(screen.getByRole("button", { name: /^K7QXT.*Nurse on Call/ }));
    expect(await screen.findByText("K7QXT comes from")).toBeVisible();
    expect(sent(FIND)).toHaveLength(1);
  });

  it("of the old kind, without a check character, is found as typed, and an unknown button is shown by its own name", async () => {
    at({ [FIND]: found([click({ code: "K7QX2", button: "constructor" }), click({ click_event: 8 })]) });
    await type("K7QX2");
    expect(await screen.findByText("K7QX2 comes from")).toBeVisible();
    expect(screen.getByText("WhatsApp · constructor")).toBeVisible();
  });

  it("with two clicks offers them by page and hour", async () => {
    const { sent } = at({
      [FIND]: found([
        click(),
        click({ click_event: 8, page_url: "/contact", clicked_at: "2026-11-26T10:00:00+00:00" }),
      ]),
      [POST]: addedLead,
    });
    await type("K7QXT");
    await userEvent.click(await screen.findByRole("button", { name: /Contact.*Nov 26, 2026 14:00/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Add as Talking" }));
    await screen.findByText("Added as Talking");
    expect(sent(POST)).toEqual([expect.objectContaining({ click_event: 8 })]);
  });

  it("explains why it was not found", async () => {
    const { replies } = at({ [FIND]: found([]) });
    await type("K7QXT");
    expect(await screen.findByText(/^We don’t know the code K7QXT\./)).toBeVisible();
    replies[FIND] = found([], ["HANDS"]);
    await userEvent.clear(await field());
    await type("HANDS");
    expect(await screen.findByText(/^HANDS is more than 90 days old/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add as Talking" })).not.toBeInTheDocument();
  });

  it("is the only input that is sent: anything else is refused with its reason", async () => {
    const { sent } = at({});
    for (const [typed, reason] of [
      ["+971 50 123 4567", /looks like a phone number/],
      ["What does a nurse for my mother cost, this is Mariam", /^This message has no code/],
    ] as const) {
      fireEvent.change(await field(), { target: { value: typed } });
      await userEvent.type(await field(), "{Enter}");
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(reason));
      expect(await field()).toBeInvalid();
    }
    expect(sent(FIND)).toEqual([]);
  });

  it("is not looked up until tomorrow after too many attempts", async () => {
    const { replies } = at({ [FIND]: refusal(429, "PT429", "no", "too_many_codes") });
    await type("K7QXT");
    expect(await screen.findByText(/You have looked up 3,000 codes today/)).toBeVisible();
    replies[FIND] = found([click()]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("K7QXT comes from")).toBeVisible();
  });
});
