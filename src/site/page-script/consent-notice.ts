import type { Locale, Localized } from "@/config/locales";
import { dirOf } from "@/config/page-locale";
import { consent, decideConsent } from "@/tracking/consent";
import styles from "./consent-notice.css?inline";
import { stepAside } from "./step-aside";

const TEXTS = {
  en: {
    title: "About measuring visits",
    text: "May we remember which ad brought you here, and tell the ad company if it led to a booking? It helps us spend less on ads. Health data is never stored.",
    accept: "Yes, that is fine",
    refuse: "No, thanks",
  },
  ar: {
    title: "عن قياس الزيارات",
    text: "هل تسمح لنا بتذكّر الإعلان الذي أوصلك إلينا، وبإبلاغ شركة الإعلان إن أدى إلى حجز؟ يساعدنا ذلك على تقليل الإنفاق على الإعلانات. ولا نحفظ أي بيانات صحية.",
    accept: "نعم، لا مانع",
    refuse: "لا، شكرًا",
  },
} satisfies Localized<Record<string, string>>;

let shown: HTMLElement | undefined;
let stay: () => void = () => undefined;

/**
 * Asks once, covers nothing that matters, and takes no for an answer. Made by the script, in every page: the answer is in
 * the browser's storage, which a prerendered page cannot know, and the page has no styles for it.
 * @param opener with which a person asks for the question again
 * @returns takes the question away
 */
export function showConsentNotice(locale: Locale, opener?: HTMLElement): () => void {
  if (shown?.lang !== locale) hide();
  if (!shown && (opener || consent() === "unasked")) shown = make(locale, opener);
  if (opener) shown?.focus();
  return hide;
}

function hide(): void {
  stay();
  shown?.remove();
  shown = undefined;
}

function make(locale: Locale, opener?: HTMLElement): HTMLElement {
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
        hide();
        opener?.focus();
        decideConsent(decision);
      },
    });
  const answers = element("div", {});
  answers.append(answer(texts.accept, "granted"), answer(texts.refuse, "denied"));
  notice.append(
    element("style", { textContent: styles }),
    element("p", { textContent: texts.text }),
    answers,
  );
  document.body.append(notice);
  stay = stepAside(notice);
  return notice;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
