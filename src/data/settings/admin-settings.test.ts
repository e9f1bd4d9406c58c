import { beforeEach, expect, it } from "vitest";
import { storedSettings, storeSettings } from "./admin-settings";

beforeEach(() => localStorage.clear());

const DEFAULTS = {
  siteTitle: "",
  siteTitleAr: "",
  siteDescription: "",
  siteDescriptionAr: "",
  autoPublish: false,
  aiGeneration: false,
  notificationsEnabled: true,
  postsPerPage: 10,
};

it("are the defaults in a browser that knows none", () => expect(storedSettings()).toEqual(DEFAULTS));

it("come back as they were kept", () => {
  const settings = { ...DEFAULTS, siteTitle: "Home Care", aiGeneration: true, postsPerPage: 50 };
  storeSettings(settings);
  expect(storedSettings()).toEqual(settings);
});

it("take generation from its own flag where the copy does not say", () => {
  localStorage.setItem("aiGenerationEnabled", "true");
  expect(storedSettings().aiGeneration).toBe(true);
  localStorage.setItem("adminSettings", '{"aiGeneration":false}');
  expect(storedSettings().aiGeneration).toBe(false);
});

it.each(["", "null", "[]", "{oops", '"text"', '{"postsPerPage":51,"autoPublish":"yes","siteTitle":7}'])(
  "have their defaults where the copy is broken: %s",
  (copy) => {
    localStorage.setItem("adminSettings", copy);
    expect(storedSettings()).toEqual(DEFAULTS);
  },
);
