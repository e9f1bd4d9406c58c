import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderSite } from "@/testing/render-site";
import { DubaiMap } from "./dubai-map";

it("the map loads nothing from its provider before the request, and is in the page's language", async () => {
  const center = { latitude: 25.2, longitude: 55.3 };
  renderSite(<DubaiMap center={center} />, { path: "/ar/" });
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /افتحها في خرائط/ })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/@25.2,55.3,11z",
  );
  await userEvent.click(screen.getByRole("button", { name: "اعرض الخريطة هنا" }));
  const { origin, searchParams } = new URL(screen.getByTitle<HTMLIFrameElement>("خريطة دبي").src);
  expect(origin).toBe("https://www.google.com");
  expect(Object.fromEntries(searchParams)).toEqual({ q: "25.2,55.3", z: "11", hl: "ar", output: "embed" });
});
