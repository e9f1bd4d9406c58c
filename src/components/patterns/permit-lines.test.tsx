import { screen } from "@testing-library/react";
import type { PermitFact } from "@domain/permits";
import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { renderSite } from "@/testing/render-site";
import { PermitLines } from "./permit-lines";

const permits: PermitFact[] = [
  {
    kind: "facility_licence",
    authority: { en: "An Authority", ar: "جهة" },
    number: "T-1/2",
    scope: { en: "Care at home", ar: "رعاية منزلية" },
  },
  {
    kind: "advertising_approval",
    authority: { en: "A Ministry", ar: "وزارة" },
    number: "AD 7",
    scope: { en: "This website", ar: "هذا الموقع" },
  },
];
const facts = testFacts({ permits });
const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

it.each([
  [
    "/",
    [
      "Licensed by An Authority · Licence no. T-1/2",
      "Advertising approved by A Ministry · Approval no. AD 7",
    ],
  ],
  ["/ar/", ["بترخيص من جهة · رقم الترخيص T-1/2", "بموافقة إعلانية من وزارة · رقم الموافقة AD 7"]],
])("the lines name each permit at %s, its number left-to-right", (path, expected) => {
  renderSite(<PermitLines />, { path, facts });
  expect(lines()).toEqual(expected);
  expect(screen.getByText("T-1/2")).toHaveAttribute("dir", "ltr");
});

it("the lines show each permit's scope on request", () => {
  renderSite(<PermitLines hasScope />, { path: "/ar/", facts });
  expect(screen.getByText("رعاية منزلية")).toBeVisible();
});

it("the lines are hidden without a valid permit", () => {
  renderSite(<PermitLines />);
  expect(lines()).toEqual([]);
});
