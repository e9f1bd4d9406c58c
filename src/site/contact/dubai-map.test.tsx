import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { I18nProvider } from "@/i18n/i18n";
import { en } from "@/i18n/dictionaries/en";
import { DubaiMap } from "./dubai-map";

it("fetches nothing from the map's provider before someone asks for the map", async () => {
  render(
    <I18nProvider locale="en" dictionary={en}>
      <DubaiMap />
    </I18nProvider>,
  );
  expect(screen.queryByTitle("Map of Dubai")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show the map here" }));
  expect(screen.getByTitle("Map of Dubai")).toHaveAttribute(
    "src",
    expect.stringMatching(/google\.com.*z=11/),
  );
});
