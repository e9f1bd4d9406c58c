import { CURRENCY } from "./conversions";

/**
 * Prices, timings and claims of the business, each once. Texts, FAQ, badges and structured data read them here.
 * Units are in the names; ranges are [least, most].
 */
export type Range = readonly [least: number, most: number];

/** What a starting price is for. */
export type PriceUnit = "visit" | "package" | "day" | "hour";

export const pricesFromAED = {
  doctor: 99,
  nurse: 199,
  labTest: 99,
  ivTherapy: 299,
  elderlyCare: 199,
  physiotherapy: 99,
  familyDoctor: 299,
  fluVaccination: 199,
  wellnessPackage: 499,
  /** Per day: newborn, palliative, post-surgery and pre- and post-operative care. */
  careDay: 99,
  childcareHour: 99,
} as const;

/** Single tests and panels, each taken on one visit. */
export const labTestPricesFromAED = {
  hba1c: 99,
  diabetes: 99,
  hiv: 99,
  pregnancy: 199,
  vitaminProfile: 250,
  allergy: 250,
  nipt: 599,
} as const;

export const offer = {
  currency: CURRENCY,
  priceRange: "AED 200-1500",
  /** What structured data gives for a service without a price of its own. */
  defaultPriceAED: 200,
  validityYears: 1,
} as const;

export const timings = {
  averageResponseMinutes: 30,
  doctorArrivalMinutes: [30, 60],
  nurseArrivalMinutes: [45, 60],
  visitMinutes: [20, 40],
  watchAfterVaccineMinutes: 15,
  ivNurseArrivalMinutes: [30, 60],
  ivSessionMinutes: [30, 60],
  labResultHours: [6, 24],
  careShiftHours: [8, 12, 24],
  sameDayBookingUntilHour: 23,
} as const;

export const claims = {
  rating: 4.9,
  patientsServed: 1000,
  reviewCount: 2000,
  /** The figure that structured data gives as the number of ratings behind `rating`. */
  ratedBy: 1000,
  yearsOfExperience: 25,
  spokenLanguages: ["en", "ar", "hi", "ur"],
} as const;

export const serviceArea = { latitude: 25.2048, longitude: 55.2708, radiusMetres: 50_000 } as const;

/** Ways to pay, as pages and structured data name them. */
export const acceptedPayments = [
  { en: "Cash", ar: "نقدًا" },
  { en: "Credit card", ar: "بطاقة ائتمان" },
  { en: "Bank transfer", ar: "تحويل مصرفي" },
] as const;
