import type { Config } from "tailwindcss";
import site from "./tailwind.config";

/** The staff's classes, apart: visitors never download them. */
export default {
  ...site,
  theme: {
    extend: {
      ...site.theme.extend,
      colors: { ...site.theme.extend.colors, info: { DEFAULT: "var(--info)", soft: "var(--info-soft)" } },
    },
  },
  content: ["./src/admin/**/*.{ts,tsx}", "./src/components/**/*.{ts,tsx}"],
} satisfies Config;
