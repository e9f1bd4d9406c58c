import assert from "node:assert/strict";
import { isLicensed, type PermitFact } from "./permits.ts";

const permit = (kind: PermitFact["kind"]): PermitFact => ({
  kind,
  authority: { en: "An authority", ar: "جهة" },
  number: "T-1",
  scope: { en: "Care", ar: "رعاية" },
});

Deno.test("a licence may be claimed until one is entered, and then while one is valid", () => {
  assert.equal(isLicensed([], []), true);
  assert.equal(isLicensed([permit("advertising_approval")], ["advertising_approval"]), true);
  assert.equal(isLicensed([permit("facility_licence")], ["facility_licence"]), true);
  assert.equal(isLicensed([permit("advertising_approval")], ["facility_licence"]), false);
});
