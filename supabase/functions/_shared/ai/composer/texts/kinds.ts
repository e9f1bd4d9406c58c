import { doctor } from "./doctor.ts";
import { elderly } from "./elderly.ts";
import { homeCare } from "./home-care.ts";
import { iv } from "./iv.ts";
import { lab } from "./lab.ts";
import { nurse } from "./nurse.ts";
import type { Kind } from "./types.ts";

const KINDS: Readonly<Record<string, Kind>> = {
  "doctor-on-call": doctor,
  "doctor-at-home": doctor,
  "doctor-at-hotel": doctor,
  "family-doctors": doctor,
  "nurse-on-call": nurse,
  "nurse-at-home": nurse,
  "nurse-at-hotel": nurse,
  "post-surgery-nursing": nurse,
  "pre-post-operative-care": nurse,
  "lab-test-at-home": lab,
  "wellness-packages": lab,
  "iv-therapy-at-home": iv,
  "elderly-care": elderly,
};

/** The texts for a service; general ones about care at home where it has none of its own. */
export const kindOf = (service: string): Kind =>
  (Object.hasOwn(KINDS, service) && KINDS[service]) || homeCare;
