import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ApiRequest } from "@/testing/serve-api";
import { LIST, PATCH, lead, show } from "./testing/desk";

it("a second step before the list was read again follows the person's own first one, without a question", async () => {
  const [before, lost] = [
    lead(),
    lead({ status: "lost", lost_reason: "no-answer", updated_at: "2026-11-27T07:00:00+00:00" }),
  ];
  let stored = before;
  const { sent } = show([before], {
    answers: {
      // The list is the old one all the time; the lead alone is read as it is.
      [LIST]: ({ body }: ApiRequest) => ({
        rows: [(body as { p_id?: string }).p_id === undefined ? before : stored],
        total: 1,
        open_today: 1,
        people: [],
      }),
      [PATCH]: ({ query }: ApiRequest) => {
        if (query.get("updated_at") !== `eq.${stored.updated_at}`) return [];
        stored = lost;
        return [{ id: "l1" }];
      },
      "GET leads": () => [stored],
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Lost: Nurse" }));
  await userEvent.click(screen.getByRole("button", { name: "No answer" }));
  await screen.findByText("Marked as lost");
  await userEvent.click(screen.getByRole("button", { name: "Booked: Nurse" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Marked as booked")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(sent(PATCH).at(-1)).toMatchObject({ status: "booked", lost_reason: "" });
});
