// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { trackQuestions } from "./start";

beforeEach(() => {
  window.dataLayer = [];
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
