import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ar } from "@/i18n/dictionaries/ar";
import { dubaiMapTexts } from "@/i18n/dictionaries/dubai-map";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { DubaiMap } from "./dubai-map";

it.each([
  { locale: "en", dictionary: en, show: "Show the map here", title: "Map of Dubai", open: /Open in Google/ },
  { locale: "ar", dictionary: ar, show: "اعرض الخريطة هنا", title: "خريطة دبي", open: /افتحها في خرائط/ },
] as const)(
  "in $locale fetches nothing from the map's provider before someone asks for the map",
  async ({ locale, dictionary, show, title, open }) => {
    render(
      <I18nProvider locale={locale} dictionary={dictionary}>
        <DubaiMap
          center={{ latitude: 25.2, longitude: 55.3 }}
          picture="/skyline.svg"
          texts={dubaiMapTexts[locale]}
        />
      </I18nProvider>,
    );
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("link", { name: open })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/@25.2,55.3,11z",
    );
    await userEvent.click(screen.getByRole("button", { name: show }));
    const { origin, searchParams } = new URL(screen.getByTitle<HTMLIFrameElement>(title).src);
    expect(origin).toBe("https://www.google.com");
    expect(Object.fromEntries(searchParams)).toEqual({
      q: "25.2,55.3",
      z: "11",
      hl: locale,
      output: "embed",
    });
  },
);
