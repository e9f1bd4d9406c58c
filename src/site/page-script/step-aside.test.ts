// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { stepAside } from "./step-aside";

/** jsdom lays nothing out: elements are where the test says. */
const at = (element: HTMLElement, top: number, height: number) => {
  const rect = () => new DOMRect(12, top + shiftOf(element), 296, height);
  element.getBoundingClientRect = rect;
};
const shiftOf = ({ style }: HTMLElement) => Number(/-?[\d.]+/.exec(style.transform)?.[0] ?? 0);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

function show(contacts: [href: string, top: number, height: number][], height = 180) {
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    run();
    return 0;
  });
  document.body.innerHTML = "";
  const links = contacts.map(([href, top, tall]) => {
    const link = Object.assign(document.createElement("a"), { href });
    at(link, top, tall);
    document.body.append(link);
    return link;
  });
  const notice = document.createElement("section");
  document.body.append(notice);
  at(notice, 844 - 12 - height, height);
  stops.push(stepAside(notice));
  return { notice, links };
}

it.each<[what: string, contacts: [string, number, number][], shift: number, visibility: string]>([
  ["stays where it covers nothing", [["tel:998", 400, 48]], 0, ""],
  ["is above a contact button that it would cover", [["https://wa.me/971", 700, 48]], -144, ""],
  ["is above an emergency number at its upper edge", [["tel:998", 650, 20]], -194, ""],
  [
    "is above two of them",
    [
      ["tel:998", 700, 48],
      ["tel:+971", 500, 48],
    ],
    -344,
    "",
  ],
  ["is not seen where there is no room", [["tel:998", 150, 600]], 0, "hidden"],
  ["takes no notice of a number below the window", [["tel:998", 900, 48]], 0, ""],
])("what steps aside %s", (_what, contacts, shift, visibility) => {
  const { notice } = show(contacts);
  expect([shiftOf(notice), notice.style.visibility]).toEqual([shift, visibility]);
});

it("goes back when the page was scrolled on", () => {
  const { notice, links } = show([["tel:998", 700, 48]]);
  for (const link of links) at(link, 300, 48);
  dispatchEvent(new Event("scroll"));
  expect(shiftOf(notice)).toBe(0);
});

it("is above what the keyboard reaches, and stays where somebody is about to answer", () => {
  const { notice, links } = show([["/about", 700, 48]]);
  expect(shiftOf(notice)).toBe(0);
  links[0]?.focus();
  expect(shiftOf(notice)).toBe(-144);
  const answer = document.createElement("button");
  notice.append(answer);
  answer.focus();
  dispatchEvent(new Event("scroll"));
  expect(shiftOf(notice)).toBe(-144);
  answer.blur();
  dispatchEvent(new Event("scroll"));
  expect(shiftOf(notice)).toBe(0);
});
