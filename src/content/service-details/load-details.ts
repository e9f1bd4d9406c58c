import type { Words } from "@/i18n/words";
import type { ServiceDetails } from "./types";

/** One file per service, by its slug, so that a visitor downloads the words of one page. */
export const serviceDetails: Readonly<Record<string, () => Promise<{ details: Words<ServiceDetails> }>>> = {
  "doctor-on-call": () => import("./doctor-on-call"),
  "nurse-on-call": () => import("./nurse-on-call"),
  "lab-test-at-home": () => import("./lab-test-at-home"),
  "iv-therapy-at-home": () => import("./iv-therapy-at-home"),
  "elderly-care": () => import("./elderly-care"),
  "doctor-at-home": () => import("./doctor-at-home"),
  "nurse-at-home": () => import("./nurse-at-home"),
  "doctor-at-hotel": () => import("./doctor-at-hotel"),
  "family-doctors": () => import("./family-doctors"),
  "physiotherapy-at-home": () => import("./physiotherapy-at-home"),
  "flu-vaccination": () => import("./flu-vaccination"),
  "wellness-packages": () => import("./wellness-packages"),
  "nurse-at-hotel": () => import("./nurse-at-hotel"),
  "post-surgery-nursing": () => import("./post-surgery-nursing"),
  "pre-post-operative-care": () => import("./pre-post-operative-care"),
  "maternity-newborn-care": () => import("./maternity-newborn-care"),
  "babysitting-childcare": () => import("./babysitting-childcare"),
  "palliative-care": () => import("./palliative-care"),
};
