// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { decideConsent } from "./consent";
import { startTracking, trackQuestions } from "./start";

beforeEach(() => {
  window.dataLayer = [];
  localStorage.clear();
  document.body.innerHTML = `
    <details data-faq="iv-therapy-at-home"><summary>What does it cost?</summary></details>
    <details data-faq="iv-therapy-at-home" open><summary>Does it hurt?</summary></details>
    <details><summary>Services</summary></details>`;
  return () => document.body.replaceChildren();
});

const opened = () => window.dataLayer?.map(({ event, service, question }) => [event, service, question]);
const turn = (index: number, open: boolean) => {
  const details = document.querySelectorAll("details")[index];
  if (!details) throw new Error("There is no such question.");
  details.open = open;
  details.dispatchEvent(new Event("toggle"));
};

it("each question is tracked once, when it is first opened, including those already open", () => {
  trackQuestions();
  const before = ["faq_open", "iv-therapy-at-home", "Does it hurt?"];
  expect(opened()).toEqual([before]);
  for (const open of [true, false, true]) turn(0, open);
  turn(1, true);
  turn(2, true);
  expect(opened()).toEqual([before, ["faq_open", "iv-therapy-at-home", "What does it cost?"]]);
});

describe("Google's consent mode", () => {
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
    document.body.replaceChildren();
    serveApi({ "POST user_sessions": undefined });
    startTracking("en");
    expect(told()).toEqual([["consent", "default", state("denied")], "denied"]);
    window.dataLayer = [];
    decideConsent("granted");
    decideConsent("denied");
    expect(told()).toEqual([
      ["consent", "update", state("granted")],
      "granted",
      ["consent", "update", state("denied")],
      "denied",
    ]);
  });

  it("starts denied and is granted at once for a visitor who agreed before", () => {
    document.body.replaceChildren();
    serveApi({ "POST user_sessions": undefined });
    localStorage.setItem("consent", "granted");
    startTracking("en");
    expect(told()).toEqual([
      ["consent", "default", state("denied")],
      ["consent", "update", state("granted")],
      "granted",
    ]);
  });
});
