// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { storedSettings, storeSettings } from "./settings";

beforeEach(() => localStorage.clear());

const DEFAULTS = {
  siteTitle: "",
  siteTitleAr: "",
  siteDescription: "",
  siteDescriptionAr: "",
  autoPublish: false,
  aiGeneration: false,
  notificationsEnabled: true,
  reviewRequired: false,
  reviewMonths: 12,
  tagManagerId: "",
  postsPerPage: 10,
};

it("the settings are the defaults in a browser without a copy", () =>
  expect(storedSettings()).toEqual(DEFAULTS));

it("the settings survive a round trip through the browser", () => {
  const settings = { ...DEFAULTS, siteTitle: "Home Care", aiGeneration: true, postsPerPage: 50 };
  storeSettings(settings);
  expect(storedSettings()).toEqual(settings);
});

it("the setting for generation comes from its own flag if the copy has none", () => {
  localStorage.setItem("aiGenerationEnabled", "true");
  expect(storedSettings().aiGeneration).toBe(true);
  localStorage.setItem("adminSettings", '{"aiGeneration":false}');
  expect(storedSettings().aiGeneration).toBe(false);
});

it.each(["", "null", "[]", "{oops", '"text"', '{"postsPerPage":51,"autoPublish":"yes","siteTitle":7}'])(
  "the settings are the defaults if the copy is broken: %s",
  (copy) => {
    localStorage.setItem("adminSettings", copy);
    expect(storedSettings()).toEqual(DEFAULTS);
  },
);
