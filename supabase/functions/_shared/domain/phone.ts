import { cleanPhone } from "./clean-text.ts";

/** A number that can be called from anywhere: its country code, and as many digits as E.164 allows. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
/** Of an Emirates number, what comes after the country code: a landline with its area, a mobile, a free and a shared-cost number. */
const EMIRATES = /^(?:[2-4679]\d{7}|5\d{8}|800\d{2,9}|600\d{6})$/;
const COUNTRY = "+971";

/**
 * A telephone number as people write it, as it is stored: with its country code, digits alone. Without a country code it is one of the Emirates,
 * also with the 0 with which it is dialled there.
 * @returns undefined for what cannot be called
 */
export function storedPhone(typed: string): string | undefined {
  const number = cleanPhone(typed);
  // The 0 is dialled only without the country code, and is often written behind it.
  const national = /^(?:\+?971)?0?(?=\d)(.*)$/.exec(number)?.[1] ?? "";
  if (EMIRATES.test(national)) return COUNTRY + national;
  return INTERNATIONAL.test(number) && !number.startsWith(COUNTRY) ? number : undefined;
}
