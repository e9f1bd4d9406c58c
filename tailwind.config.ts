import type { Config } from "tailwindcss";

/** Maps the CSS variables of src/index.css to names; a component never sees a raw colour. */
export default {
  content: ["./index.html", "./src/{app,site,admin,components}/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        background: "var(--background)",
        foreground: "var(--foreground)",
        card: { DEFAULT: "var(--card)", foreground: "var(--card-foreground)" },
        popover: { DEFAULT: "var(--popover)", foreground: "var(--popover-foreground)" },
        primary: {
          DEFAULT: "var(--primary)",
          hover: "var(--primary-hover)",
          soft: "var(--primary-soft)",
          foreground: "var(--primary-foreground)",
        },
        secondary: { DEFAULT: "var(--secondary)", foreground: "var(--secondary-foreground)" },
        muted: { DEFAULT: "var(--muted)", foreground: "var(--muted-foreground)" },
        accent: { DEFAULT: "var(--accent)", foreground: "var(--accent-foreground)" },
        destructive: { DEFAULT: "var(--destructive)", foreground: "var(--destructive-foreground)" },
        info: { DEFAULT: "var(--info)", soft: "var(--info-soft)" },
        chat: { DEFAULT: "var(--chat)", hover: "var(--chat-hover)", foreground: "var(--chat-foreground)" },
        sand: { DEFAULT: "var(--sand)", strong: "var(--sand-strong)" },
        saffron: { DEFAULT: "var(--saffron)", soft: "var(--saffron-soft)", ink: "var(--saffron-ink)" },
        coral: { soft: "var(--coral-soft)", ink: "var(--coral-ink)" },
        "on-dark": {
          muted: "var(--on-dark-muted)",
          border: "var(--on-dark-border)",
          "border-strong": "var(--on-dark-border-strong)",
          hover: "var(--on-dark-hover)",
        },
        border: "var(--border)",
        input: "var(--input)",
        ring: "var(--ring)",
      },
      fontFamily: { sans: ["var(--font-sans)"] },
      borderRadius: { card: "14px", control: "12px", full: "999px", arch: "999px 999px 24px 24px" },
      spacing: { band: "var(--band)" },
      maxWidth: { page: "73rem", prose: "66ch" },
    },
  },
} satisfies Config;
