import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { dubaiMapTexts } from "@/words/site/dubai-map";
import { renderSite } from "@/testing/render-site";
import { DubaiMap } from "./dubai-map";

it.each([
  { locale: "en", path: "/", show: "Show the map here", title: "Map of Dubai", open: /Open in Google/ },
  { locale: "ar", path: "/ar/", show: "اعرض الخريطة هنا", title: "خريطة دبي", open: /افتحها في خرائط/ },
] as const)(
  "the map loads nothing from its provider before the request, in $locale",
  async ({ locale, path, show, title, open }) => {
    const center = { latitude: 25.2, longitude: 55.3 };
    renderSite(<DubaiMap center={center} picture="/skyline.svg" texts={dubaiMapTexts[locale]} />, { path });
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
