import { eventPath } from "@/config/page-path";
import { beforeApp } from "@/lib/prerendered-page";
import { callCode, newCode } from "@/lib/click-code";
import { track } from "./dispatcher";
import { sendAdClicks } from "./when-needed";

const RIGHT_BUTTON = 2;
/** The end of a chat's text. */
const CODE = /\w{5}(?=\)$)/;

/**
 * Counts a click on a contact link by the link's attributes; clicks elsewhere are ignored.
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
  // The code of a page is in other people's chats, too.
  if (ownCode) sendAdClicks(ownCode);
}

/** Puts a code into a chat's text until the browser has followed the link. A copied link has the page's code again. */
function lendCode(link: HTMLAnchorElement, code: string): void {
  const address = link.getAttribute("href") ?? "";
  link.setAttribute("href", address.replace(CODE, code));
  setTimeout(() => link.setAttribute("href", address));
}

/**
 * Counts every click on a contact link of the page, also those on the prerendered page before this script ran, and those of the
 * middle button, which open a tab. Pages get no event when a link is opened from the browser's own menu. One listener handles
 * all of them: a contact link needs only its address and `data-source`.
 */
export function trackContactClicks(): void {
  const listener = ({ target, button }: MouseEvent) => {
    if (target instanceof Element && button !== RIGHT_BUTTON) trackClick(target, true);
  };
  beforeApp()?.clicks.forEach((target) => trackClick(target, false));
  // In the capture phase, so that no other handler can hide the click.
  for (const press of ["click", "auxclick"] as const) document.addEventListener(press, listener, true);
}
