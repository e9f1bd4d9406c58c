import { track } from "./dispatcher";

/** Reports that a question with `data-faq`, the slug of its service, was opened: the first time in a page load. */
export function trackQuestions(): void {
  const opened = new WeakSet<Element>();
  const look = (details: Element) => {
    if (!(details instanceof HTMLDetailsElement) || !details.open || opened.has(details)) return;
    const service = details.dataset["faq"];
    const question = details.querySelector("summary")?.textContent;
    if (!service || !question) return;
    opened.add(details);
    track({ name: "faq_open", service, question });
  };
  document.querySelectorAll("details[data-faq]").forEach(look);
  // The event does not bubble.
  document.addEventListener("toggle", ({ target }) => target instanceof Element && look(target), true);
}
