import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { refusal } from "@/testing/serve-api";
import { row, serve, show, save, write, WHOLE, addPermit, choose, pdf, sent } from "./testing/permits";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

const UUID = "0d5cf7d4-0000-4000-8000-0000000000aa" as const;
const PAPER = `${UUID}.pdf`;
const UPLOAD = `POST storage/object/permits/${PAPER}`;
const REMOVAL = "DELETE storage/object/permits";

it("a replaced paper stays, so that the change can be undone with it", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  const { requests } = serve([{ ...row, paper: "1d5cf7d4-0000-4000-8000-0000000000aa.png" }], {
    [UPLOAD]: { Key: PAPER, Id: "1" },
    "PATCH permits": [{ id: "p1" }],
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  await choose(pdf());
  await screen.findByText("paper.pdf");
  await save();
  await screen.findByText("Permit saved; pages follow once the site has been built");
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  const lines = requests.map(({ line }) => line).filter((line) => !/^GET|articles_naming/.test(line));
  expect(lines).toEqual([UPLOAD, "PATCH permits"]);
});

it("the form refuses a paper that cannot be one until it is removed", async () => {
  const { requests } = serve([], { "POST permits": undefined });
  show();
  await addPermit();
  write(WHOLE);
  for (const [file, message] of [
    [pdf(""), /This file is empty/],
    [pdf("<html>"), /not a PDF, JPEG or PNG/],
    [new File(["%PDF-", new Uint8Array(10 * 1024 * 1024)], "large.pdf"), /larger than 10 MB/],
  ] as const) {
    await choose(file);
    expect(await screen.findByText(message)).toBeVisible();
  }
  await save();
  expect(screen.getByText(/larger than 10 MB/)).toBeVisible();
  expect(sent(requests, "POST")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await save();
  await screen.findByText("Permit added; pages follow once the site has been built");
  expect(sent(requests, "POST permits")[0]?.body).toMatchObject({ file_path: null });
});

it("a paper is uploaded before the permit is stored, and removed when that is refused at a field", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  const { requests } = serve([], {
    [UPLOAD]: { Key: PAPER, Id: "1" },
    "POST permits": refusal(409, "23505", "duplicate key"),
    [REMOVAL]: [{ name: PAPER }],
  });
  show();
  await addPermit();
  write(WHOLE);
  await choose(pdf());
  await screen.findByText("paper.pdf");
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText("Number")).toHaveAccessibleDescription(/has already been entered/),
  );
  expect(screen.getByLabelText("Number")).toHaveValue("T-2");
  expect(sent(requests, "POST").map(({ line }) => line)).toEqual([UPLOAD, "POST permits"]);
  expect(sent(requests, "POST permits")[0]?.body).toMatchObject({
    id: UUID,
    number: "T-2",
    file_path: PAPER,
  });
  expect(sent(requests, REMOVAL)[0]?.body).toEqual({ prefixes: [PAPER] });
});

it("a permit is deleted after a confirmation, and its paper stays, so that it can be restored with it", async () => {
  const { requests } = serve([{ ...row, paper: PAPER }], { "DELETE permits": [{ id: "p1" }] });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Delete / }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/its paper is deleted after 30 days/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await screen.findByText("Permit deleted");
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(sent(requests, "DELETE").map(({ line }) => line)).toEqual(["DELETE permits"]);
});

it("a download that fails shows an error", async () => {
  serve([{ ...row, paper: PAPER }], { [`GET storage/object/permits/${PAPER}`]: refusal(403, "x", "no") });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Download the paper" }));
  expect(await screen.findByText("The paper could not be loaded")).toBeVisible();
});
