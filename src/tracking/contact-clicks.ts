import { eventPath } from "@/config/page-path";
import { beforeApp } from "@/lib/prerendered-page";
import { callCode, newCode } from "@/lib/click-code";
import { track } from "./dispatcher";
import { sendAdClicks } from "./when-needed";

const RIGHT_BUTTON = 2;
/** Where a chat's text ends. */
const CODE = /\w{5}(?=\)$)/;

/**
 * Counts a click on a contact link by the link's attributes; whatever else was clicked is nothing.
 * @param isNow whether the browser has not followed the link yet
 */
function trackClick(target: Element, isNow: boolean): void {
  const link = target.closest<HTMLAnchorElement>("a[data-source]");
  if (!link) return;
  const { source, index, service } = link.dataset;
  if (!source) return;
  const isCall = link.protocol === "tel:";
  const pageCode = CODE.exec(link.href)?.[0];
  const ownCode = isCall ? callCode(eventPath(location.pathname)) : pageCode && isNow ? newCode() : undefined;
  if (pageCode && ownCode) lendCode(link, ownCode);
  track({
    name: isCall ? "call_click" : "whatsapp_click",
    source,
    index: index === undefined ? undefined : Number(index),
    service,
    code: ownCode ?? pageCode,
  });
  // A page's code is in other people's chats, too.
  if (ownCode) sendAdClicks(ownCode);
}

/** Puts a code into a chat's text until the browser has followed the link. What is copied from the link has the page's code again. */
function lendCode(link: HTMLAnchorElement, code: string): void {
  const address = link.getAttribute("href") ?? "";
  link.setAttribute("href", address.replace(CODE, code));
  setTimeout(() => link.setAttribute("href", address));
}

/**
 * Counts every click on a contact link of the page, also those made on the prerendered page before this ran, and those of the
 * middle button, which open a tab. Pages get no event when a link is opened from the browser's own menu. One listener for all of them: a contact link needs its address and its `data-source`, and nothing else.
 */
export function trackContactClicks(): void {
  const listener = ({ target, button }: MouseEvent) => {
    if (target instanceof Element && button !== RIGHT_BUTTON) trackClick(target, true);
  };
  beforeApp()?.clicks.forEach((target) => trackClick(target, false));
  // Nothing that handles a click on its way hides it from here.
  for (const press of ["click", "auxclick"] as const) document.addEventListener(press, listener, true);
}
