import type { ComponentProps } from "react";

/**
 * The public pages' interface icons. The shapes are lucide's (ISC licence, lucide.dev); its React package brings a
 * context, name handling and attributes that would travel with every page, 1.3 kB of script and as much again in the HTML.
 */
const line =
  (...paths: string[]) =>
  (props: ComponentProps<"svg">) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );

export const ArrowLeft = line("m12 19-7-7 7-7", "M19 12H5");
export const ArrowRight = line("M5 12h14", "m12 5 7 7-7 7");
export const ArrowUpRight = line("M7 7h10v10", "M7 17 17 7");
export const Check = line("M20 6 9 17l-5-5");
export const ChevronDown = line("m6 9 6 6 6-6");
export const ChevronLeft = line("m15 18-6-6 6-6");
export const ChevronRight = line("m9 18 6-6-6-6");
export const Clock = line("M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0", "M12 6v6l4 2");
export const ExternalLink = line(
  "M15 3h6v6",
  "M10 14 21 3",
  "M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
);
export const Map = line(
  "M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z",
  "M15 5.764v15",
  "M9 3.236v15",
);
export const MapPin = line(
  "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
  "M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
);
export const Menu = line("M4 5h16", "M4 12h16", "M4 19h16");
export const Pause = line(
  "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z",
  "M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z",
);
export const Phone = line(
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
);
export const Play = line(
  "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
);
export const Plus = line("M5 12h14", "M12 5v14");
export const ShieldCheck = line(
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
  "m9 12 2 2 4-4",
);
export const X = line("M18 6 6 18", "m6 6 12 12");
