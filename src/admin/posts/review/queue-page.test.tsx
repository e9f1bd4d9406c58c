import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { refusal } from "@/testing/serve-api";
import { renderAdmin } from "@/testing/render-admin";
import { textState } from "@/testing/text-state";
import { Component } from "./queue-page";
import { askedText, LAYLA, OMAR, serveTexts } from "./testing/serve-texts";

const open = () => renderAdmin(<Component />, { role: "reviewer", path: "/admin/medical-review" });

it("each text shows its request, the reviewer, the editor and the deadline, and links to its page", async () => {
  serveTexts([
    askedText({ asked_by_email: "sara@example.com", wanted_by: "2999-12-03" }),
    askedText({ lang: "ar", asked_of: OMAR, is_current: false, wanted_by: "2026-01-01" }),
  ]);
  open();
  const mine = within(await screen.findByRole("list", { name: "For you" }));
  expect(mine.getByRole("link", { name: "Fever at home" })).toHaveAttribute(
    "href",
    `/admin/medical-review/${textState().post_id}/en`,
  );
  for (const part of ["English", "Sent for review", "Wanted by Dec 03, 2999", "To any reviewer"])
    expect(mine.getByText(part)).toBeVisible();
  expect(mine.getByText(/^Sent by .*sara@example\.com/)).toBeVisible();
  const others = within(screen.getByRole("list", { name: "Sent to others" }));
  expect(await others.findByText(/Dr\. Omar/)).toBeVisible();
  expect(others.getByText("Changed since it was sent")).toBeVisible();
  expect(others.getByText("Overdue: wanted by Jan 01, 2026")).toBeVisible();
});

it("200 texts are listed in pages, and each list has its count", async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    askedText({ post_id: `p${index}`, title: `Text ${index}` }),
  );
  serveTexts([...many, textState({ post_id: "due", state: "due", due_on: "2026-11-01" })]);
  open();
  expect(await screen.findByText("200 texts")).toBeVisible();
  expect(screen.getAllByRole("listitem").filter((item) => item.querySelector("a"))).toHaveLength(50);
  await userEvent.click(screen.getByRole("tab", { name: "To confirm (1)" }));
  expect(await screen.findByText("Due to be read again since Nov 01, 2026")).toBeVisible();
});

it("an empty list has a message, and one that cannot be read has a retry", async () => {
  serveTexts([]);
  const { unmount } = open();
  expect(await screen.findByText("Nothing is waiting to be read.")).toBeVisible();
  unmount();
  serveTexts([], { replies: { "POST rpc/review_states": refusal(503, "x", "down") } });
  open();
  expect(await screen.findByText("The texts could not be loaded.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("without the person's own languages, no list is called empty", async () => {
  const { replies } = serveTexts([askedText()], { replies: { "GET admins": refusal(503, "x", "down") } });
  open();
  expect(await screen.findByText("The texts could not be loaded.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Fever at home" })).toBeNull();
  replies["GET admins"] = [{ author_id: LAYLA }];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Fever at home" })).toBeVisible();
});
