import { render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import type { Locale } from "@/i18n/locales";
import { AdminToaster } from "./admin-toaster";

afterEach(() => void toast.dismiss());

it.each([
  ["the left", "en", true, "bottom", "left"],
  ["the right in Arabic", "ar", true, "bottom", "right"],
  ["the top of a phone", "en", false, "top", "center"],
] as const)("says things at %s, away from the buttons that save", async (_, locale: Locale, isWide, y, x) => {
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<AdminToaster locale={locale} />);
  toast.error(`Error saving post ${y} ${x}`);
  const said = (await screen.findByText(`Error saving post ${y} ${x}`)).closest("li");
  expect(said).toHaveAttribute("data-y-position", y);
  expect(said).toHaveAttribute("data-x-position", x);
});
