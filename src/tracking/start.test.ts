// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { watchListeners } from "@/testing/watch-listeners";
import type * as consents from "./consent";
import type * as start from "./start";

/** Each test is a page load of its own: its modules and listeners end with it. */
let page: typeof start & Pick<typeof consents, "decideConsent">;
beforeEach(async () => {
  vi.resetModules();
  const { decideConsent } = await import("./consent");
  page = { ...(await import("./start")), decideConsent };
  const stopListening = watchListeners();
  window.dataLayer = [];
  localStorage.clear();
  document.body.innerHTML = `
    <details data-faq="iv-therapy-at-home"><summary>What does it cost?</summary></details>
    <details data-faq="iv-therapy-at-home" open><summary>Does it hurt?</summary></details>
    <details><summary>Services</summary></details>`;
  return () => {
    document.body.replaceChildren();
    stopListening();
  };
});

const opened = () => window.dataLayer?.map(({ event, service, question }) => [event, service, question]);
const turn = (index: number, open: boolean) => {
  const details = document.querySelectorAll("details")[index];
  if (!details) throw new Error("There is no such question.");
  details.open = open;
  details.dispatchEvent(new Event("toggle"));
};

it("each question is tracked once, when it is first opened, including those already open", () => {
  page.trackQuestions();
  const before = ["faq_open", "iv-therapy-at-home", "Does it hurt?"];
  expect(opened()).toEqual([before]);
  for (const open of [true, false, true]) turn(0, open);
  turn(1, true);
  turn(2, true);
  expect(opened()).toEqual([before, ["faq_open", "iv-therapy-at-home", "What does it cost?"]]);
});

describe("Google's consent mode", () => {
  beforeEach(() => document.body.replaceChildren());

  const state = (answer: string) => ({
    ad_storage: answer,
    ad_user_data: answer,
    ad_personalization: answer,
    analytics_storage: answer,
  });
  const told = () =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Array.from(entry as unknown as IArguments)
        : entry["state"],
    );

  it("is denied before everything else, and follows each answer", () => {
    serveApi({ "POST user_sessions": undefined });
    page.startTracking("en", () => undefined);
    expect(told()).toEqual([["consent", "default", state("denied")], "denied"]);
    window.dataLayer = [];
    page.decideConsent("granted");
    page.decideConsent("denied");
    expect(told()).toEqual([
      ["consent", "update", state("granted")],
      "granted",
      ["consent", "update", state("denied")],
      "denied",
    ]);
  });

  it("starts denied and is granted at once for a visitor who agreed before", () => {
    serveApi({ "POST user_sessions": undefined });
    localStorage.setItem("consent", "granted");
    page.startTracking("en", () => undefined);
    expect(told()).toEqual([
      ["consent", "default", state("denied")],
      ["consent", "update", state("granted")],
      "granted",
    ]);
  });
});
