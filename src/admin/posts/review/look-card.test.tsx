import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { refusal, serveApi } from "@/testing/serve-api";
import { openSession } from "../editor/testing/open-session";
import { showInSession } from "../editor/testing/show-in-session";
import { LookCard } from "./look-card";

const LINKS = "POST rpc/list_look_links";
const link = {
  id: "l1",
  lang: "en",
  is_current: false,
  invites: true,
  expires_at: "2099-12-02T10:00:00+00:00",
  revoked_at: null,
  opens: 2,
  guest_name: "Dr Guest",
  guest_licence: "DHA 4711",
  author_id: null,
};
const clinicians = [
  {
    author_id: "a1",
    licence_until: "2099-12-31",
    languages: ["en"],
    authors: { name: "Dr. Omar", name_ar: "" },
  },
];

it("a link is made, shown once, counted, confirmed and switched off", async () => {
  const { sent } = serveApi({
    [LINKS]: [link, { ...link, id: "l2", revoked_at: "2026-01-01T00:00:00+00:00" }],
    "GET clinicians": clinicians,
    "POST rpc/make_look_link": { id: "l3", token: "secret" },
    "POST rpc/accept_guest": undefined,
    "POST rpc/revoke_look_link": undefined,
  });
  showInSession(<LookCard />, openSession("draft"));
  await userEvent.click(screen.getByText("Show it to someone without an account"));
  expect(await screen.findByText(/opened 2 times/)).toBeVisible();
  expect(screen.getByText("The text has changed since.")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);

  await userEvent.click(screen.getByRole("checkbox", { name: "Invite a clinician to comment" }));
  await userEvent.click(screen.getByRole("button", { name: "Link to the English text" }));
  expect(await screen.findByRole("textbox", { name: "Link to the English text" })).toHaveValue(
    `${location.origin}/admin/look/en#secret`,
  );
  expect(sent("POST rpc/make_look_link")).toMatchObject([{ p_lang: "en", p_invites: true }]);

  await userEvent.selectOptions(await screen.findByLabelText("Confirmed as"), "Dr. Omar");
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(sent("POST rpc/accept_guest")).toEqual([{ p_id: "l1", p_author_id: "a1" }]);
  await userEvent.click(screen.getByRole("button", { name: "Switch off: English" }));
  expect(await screen.findByText("Link switched off")).toBeVisible();
  expect(sent("POST rpc/revoke_look_link")).toEqual([{ p_id: "l1" }]);
});

it("links that could not be read are read again with one press", async () => {
  const { replies } = serveApi({ [LINKS]: refusal(503, "x", "down"), "GET clinicians": clinicians });
  showInSession(<LookCard />, openSession("draft"));
  await userEvent.click(screen.getByText("Show it to someone without an account"));
  expect(await screen.findByText("This could not be loaded.")).toBeVisible();
  replies[LINKS] = [link];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/opened 2 times/)).toBeVisible();
});
