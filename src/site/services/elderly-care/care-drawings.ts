import type { CareServiceId } from "@/content/care-services";

/** Line drawings on a 64 by 64 ground, one path each. They travel with the words, not in the page's script. */
export const careDrawings: Readonly<Record<CareServiceId, string>> = {
  // a cup of tea
  companionship:
    "M13 27h30v13a12 12 0 0 1-12 12h-6a12 12 0 0 1-12-12zM43 31h4a6.5 6.5 0 0 1 0 13h-4.5M22 20c-3-4 3-5 0-9M34 20c-3-4 3-5 0-9",
  // a bathtub
  "personal-care":
    "M8 35h48v5a12 12 0 0 1-12 12H20A12 12 0 0 1 8 40zM15 35V17a6.5 6.5 0 0 1 13 0v2M19 52l-3 5M45 52l3 5",
  // moon and star
  "night-care": "M47 39A20.5 20.5 0 1 1 27 12a16.5 16.5 0 0 0 20 27zM46 13v10M41 18h10",
  // a framed picture
  "memory-care": "M11 13h42v38H11zM11 43l12-12 11 10 6-6 13 11M40 24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0",
  // a bed
  "after-hospital": "M8 17v37M8 46h48v8M56 46v-8a7 7 0 0 0-7-7H28v15M14 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  // a chart with a pulse
  "nursing-visits": "M15 14h34v42H15zM25 9h14v9H25zM21 37h6l4-9 5 16 3.5-7H44",
};
