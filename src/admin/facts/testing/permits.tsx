import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderAdmin } from "@/testing/render-admin";
import { articlesNaming, serveApi } from "@/testing/serve-api";
import { PermitsSection } from "../permits-section";

export const row = {
  id: "p1",
  kind: "facility_licence",
  authority_en: "An Authority",
  authority_ar: "جهة",
  number: "T-1",
  scope_en: "Care at home",
  scope_ar: "رعاية منزلية",
  issued: "2026-01-01",
  expires: "2027-12-31",
  paper: null as string | null,
  updated_at: "2026-11-01T00:00:00+00:00",
};

export const serve = (permits: object[] = [], more = {}) =>
  serveApi({
    "GET permits": permits,
    "GET rpc/expiries": [],
    "POST rpc/articles_naming": articlesNaming(0),
    ...more,
  });
export const show = (options = {}) => renderAdmin(<PermitsSection isOwner />, options);
export const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

/** At once, as a paste: typing is not what is looked at. */
export const write = (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
export const WHOLE = {
  Number: "T-2",
  "Authority (EN)": "An Authority",
  "Authority (AR)": "جهة",
  "What it allows (EN)": "Care",
  "What it allows (AR)": "رعاية",
  "Issued on": "2026-01-01",
  "Expires on": "2027-01-01",
};
export const addPermit = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Add permit" }));
};
export const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is nowhere to choose a file.");
  // Whatever the chooser offers: people may ask for all files.
  await userEvent.upload(input, file, { applyAccept: false });
};
export const pdf = (content = "%PDF-1.7") => new File([content], "paper.pdf", { type: "application/pdf" });
export const sent = (requests: ReturnType<typeof serve>["requests"], line: string) =>
  requests.filter((request) => request.line.startsWith(line));
