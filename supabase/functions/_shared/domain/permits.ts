import type { Localized } from "./locales.ts";

/** Permits of authorities for the business. Pages name a permit from the day it is issued until the day it expires. */

export const PERMIT_KINDS = ["facility_licence", "advertising_approval"] as const;
export type PermitKind = (typeof PERMIT_KINDS)[number];

/** The names of permits in the back office and its emails. */
export const PERMIT_KIND_NAMES: Readonly<Record<PermitKind, Localized>> = {
  facility_licence: { en: "Facility licence", ar: "ترخيص المنشأة" },
  advertising_approval: { en: "Advertising approval", ar: "الموافقة الإعلانية" },
};

/** A permit for readers. */
export interface PermitFact {
  kind: PermitKind;
  /** The authority that granted it. */
  authority: Localized;
  number: string;
  /** Its scope. */
  scope: Localized;
}

/** The limit of each text in characters, for forms; a test compares the database's. */
export const PERMIT_LIMITS = { authority: 120, number: 40, scope: 200 } as const;

/** Claims that need a licence are allowed while one is valid, and until a first one is entered. */
export const isLicensed = (valid: readonly PermitFact[], keptKinds: readonly string[]): boolean =>
  valid.some(({ kind }) => kind === "facility_licence") || !keptKinds.includes("facility_licence");
