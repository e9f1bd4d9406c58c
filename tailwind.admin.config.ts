import type { Config } from "tailwindcss";
import site from "./tailwind.config";

/** The staff's classes, apart: visitors never download them. */
export default {
  ...site,
  content: ["./src/admin/**/*.{ts,tsx}", "./src/components/**/*.{ts,tsx}"],
} satisfies Config;
