import { cleanPhone } from "./clean-text.ts";

/** A number that can be called from anywhere: its country code, and as many digits as E.164 allows. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
/** An Emirates number after the country code: a landline with its area, a mobile, a toll-free and a shared-cost number. */
const EMIRATES = /^(?:[2-4679]\d{7}|5\d{8}|800\d{2,9}|600\d{6})$/;
const COUNTRY = "+971";

/**
 * A telephone number in its stored form: with its country code, digits only. Without a country code it is one of the Emirates,
 * also with the 0 that is dialled there.
 * @returns undefined for a number that cannot be called
 */
export function storedPhone(typed: string): string | undefined {
  const number = cleanPhone(typed);
  // The 0 is dialled only without the country code, and is often written after it.
  const national = /^(?:\+?971)?0?(?=\d)(.*)$/.exec(number)?.[1] ?? "";
  if (EMIRATES.test(national)) return COUNTRY + national;
  return INTERNATIONAL.test(number) && !number.startsWith(COUNTRY) ? number : undefined;
}
