import type { ComponentProps, ReactNode } from "react";

const INKS = { palm: "#0b5d57", amber: "#8a5a0a", brick: "#a23a27", blue: "#2c5b86" } as const;

const DRAWINGS: Readonly<Record<string, { ink: string; shapes: ReactNode }>> = {
  "doctor-on-call": {
    ink: INKS.palm,
    shapes: (
      <>
        <path d="M15 9h-3v15a12 12 0 0 0 24 0V9h-3" />
        <path d="M24 36v7a12 12 0 0 0 24 0v-4" />
        <circle cx="48" cy="33" r="5.5" />
        <circle cx="48" cy="33" r="1" />
      </>
    ),
  },
  "nurse-on-call": {
    ink: INKS.amber,
    shapes: (
      <>
        <path d="M9 30 32 11l23 19" />
        <path d="M14 27v25h36V27" />
        <path d="M32 31v13M25.50 37.50h13" />
      </>
    ),
  },
  "lab-test-at-home": {
    ink: INKS.brick,
    shapes: (
      <>
        <path d="M21 9h13M23.50 9v36a4 4 0 0 0 8 0V9" />
        <path d="M23.50 28h8" />
        <path d="M39 17h9M40.50 17v28a3 3 0 0 0 6 0V17M40.50 34h6" />
        <path d="M15 55h36" />
      </>
    ),
  },
  "iv-therapy-at-home": {
    ink: INKS.blue,
    shapes: (
      <>
        <path d="M32 6v5" />
        <path d="M22 11h20l-2 26H24z" />
        <path d="M23 24h18" />
        <path d="M32 37v6m0 0c0 6-9 4-9 10v3" />
        <path d="M29 43h6" />
      </>
    ),
  },
  "elderly-care": {
    ink: INKS.palm,
    shapes: (
      <>
        <path d="M32 50C17 40 11 32 14 24s13-7 18 2c5-9 15-10 18-2s-3 16-18 26Z" />
        <path d="M10 54c7-5 14-5 22-1 8-4 15-4 22 1" />
      </>
    ),
  },
};

/** A line drawing of a catalogue service. */
export function ServiceIcon({ slug, ...props }: { slug: string } & ComponentProps<"svg">) {
  const drawing = DRAWINGS[slug];
  if (!drawing) return null;
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke={drawing.ink}
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {drawing.shapes}
    </svg>
  );
}
