import type { Locale, Localized } from "@/config/locales";
import { dirOf, localeOfPath } from "@/config/page-locale";
import { decideConsent } from "@/tracking/consent";
import { type AbovePage, leaveNoRoom, putAbovePage } from "./above-page";
import styles from "./consent-notice.css?inline";

const TEXTS = {
  en: {
    title: "About measuring visits",
    text: "Did an ad bring you here? May we tell the ad company if you book? It keeps our costs down. We never share anything about your health.",
    accept: "Yes, that is fine",
    refuse: "No, thanks",
    thanks: "Thank you. You can change this at any time at the end of the page.",
  },
  ar: {
    title: "عن قياس الزيارات",
    text: "هل أوصلك إلينا إعلان؟ وهل تسمح لنا بإبلاغ شركة الإعلان إن حجزت؟ يساعدنا ذلك على تقليل التكاليف. ولا نشارك أي شيء عن صحتك.",
    accept: "نعم، لا مانع",
    refuse: "لا، شكرًا",
    thanks: "شكرًا لك. يمكنك تغيير اختيارك في أي وقت من أسفل الصفحة.",
  },
} satisfies Localized<Record<string, string>>;

interface Shown {
  /** The element around the question, and later around the thanks. */
  box: HTMLElement;
  notice: HTMLElement;
  /** Undefined at the end of the page. */
  above: AbovePage | undefined;
  /** The page with the answer, where the thanks stay. */
  answeredOn?: string;
}

let shown: Shown | undefined;

/**
 * Shows the question in the page's flow, above its header, where it covers nothing; a person who opens it by the link finds it
 * at the end of the page, next to the link. The script creates it: the answer is in the browser's storage, which a prerendered
 * page cannot know, and the page has no styles for it.
 * @param opener the link that opens the question again
 */
export function showConsentNotice(opener?: HTMLElement): void {
  const locale = localeOfPath(location.pathname);
  const isOpen = shown?.notice.isConnected && shown.notice.lang === locale;
  if (!isOpen) {
    hide();
    shown = make(locale, opener);
  }
  shown?.above?.place();
  if (opener) shown?.notice.focus();
}

/** Removes the question. On the page where it was just answered, the thanks stay in its place, so that nothing moves. */
export function hideConsentNotice(): void {
  leaveNoRoom();
  if (shown?.answeredOn !== location.pathname) hide();
}

function hide(): void {
  shown?.above?.remove();
  shown?.box.remove();
  shown = undefined;
}

function make(locale: Locale, opener?: HTMLElement): Shown {
  const texts = TEXTS[locale];
  const notice = element("section", {
    lang: locale,
    dir: dirOf(locale),
    className: "consent-notice",
    tabIndex: -1,
  });
  notice.setAttribute("aria-label", texts.title);
  const answer = (text: string, decision: "granted" | "denied") =>
    element("button", {
      type: "button",
      textContent: text,
      onclick: () => {
        thank(made, texts.thanks);
        (opener ?? before)?.focus({ preventScroll: true });
        decideConsent(decision);
      },
    });
  /** The element that had the focus before the question. */
  let before: HTMLElement | undefined;
  notice.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice.contains(relatedTarget)) before = relatedTarget;
  });
  const answers = element("div", {});
  answers.append(answer(texts.accept, "granted"), answer(texts.refuse, "denied"));
  notice.append(
    element("style", { textContent: styles }),
    element("p", { textContent: texts.text }),
    answers,
  );
  const box = element("div", {});
  box.append(notice);
  if (opener) document.body.append(box);
  const made: Shown = { box, notice, above: opener ? undefined : putAbovePage(box) };
  return made;
}

/** Thanks in the question's place, with the same height, so that nothing moves. */
function thank(asked: Shown, text: string): void {
  const { box, notice } = asked;
  const thanks = element("p", {
    lang: notice.lang,
    dir: notice.dir,
    className: "consent-thanks",
    textContent: text,
  });
  thanks.setAttribute("role", "status");
  thanks.style.minHeight = `${notice.offsetHeight}px`;
  box.append(...notice.getElementsByTagName("style"), thanks);
  notice.remove();
  asked.answeredOn = location.pathname;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
