import type { Facts } from "@domain/facts";
import { priceRange } from "@domain/facts";
import { fillPlaceholders, type Placeholder, type ValueForm } from "@domain/fact-placeholders";
import { withRaisedText } from "@domain/markdown-dialect/raised-text";
import { displayPhone } from "@/config/contact";
import { factTexts } from "./fact-texts";
import type { Locale } from "@/config/locales";

/** A text that staff wrote, with its placeholders replaced by today's facts. */
export function fillFacts(text: string, facts: Facts, locale: Locale): string {
  return fillPlaceholders(text, (placeholder, form) => placeholderValue(placeholder, facts, locale, form));
}

/** The same for a text that is not Markdown, like a title or an excerpt: 10<sup>9</sup> becomes 10⁹. */
export const fillLine = (text: string, facts: Facts, locale: Locale): string =>
  withRaisedText(fillFacts(text, facts, locale));

/** The text that replaces a placeholder for readers. A fact that is no longer valid becomes words without a claim. */
function placeholderValue(placeholder: Placeholder, facts: Facts, locale: Locale, form: ValueForm): string {
  const phrases = factTexts(facts, locale);
  if (placeholder.slug !== undefined) {
    const { slug } = placeholder;
    switch (placeholder.fact) {
      case "price":
        return phrases.price(slug);
      case "amount":
        return phrases.amount(slug);
      case "response":
        return phrases.arrival(slug);
      case "visit":
        return phrases.visit(slug);
    }
  }
  switch (placeholder.fact) {
    case "licensed":
      return phrases.licensed(placeholder.claim, placeholder.otherwise);
    case "name":
      return phrases.brand;
    case "phone":
      return phoneNumber(facts.phone, form);
    case "whatsapp":
      return phoneNumber(facts.whatsapp, form);
    case "email":
    case "street":
    case "hours":
    case "languages":
    case "areas":
    case "payments":
    case "insurance":
      return phrases[placeholder.fact];
    case "shifts":
      return phrases.shiftHours;
    case "results":
      return phrases.labResults;
    case "same-day":
      return phrases.sameDayUntil;
    case "response":
      return phrases.averageResponse;
    case "instagram":
    case "facebook":
    case "twitter":
      return facts[placeholder.fact] ?? "";
    case "reviews":
      return facts.reviewLink ?? "";
    case "price-range":
      return priceRange(facts) ?? "";
    case "rating":
    case "promise":
      return phrases[placeholder.fact];
    case "treatments":
      return phrases.treatments || phrases.manyTreatments;
    case "years":
      return phrases.years || phrases.manyYears;
    case "patients":
      return phrases.patients || phrases.manyPatients;
  }
}

/** The component that shows the number isolates it, see `WithNumbers`: programs would read a mark inside the text, too. */
function phoneNumber(number: string, form: ValueForm): string {
  if (form === "text") return displayPhone(number);
  return form === "chat" ? number.replace("+", "") : number;
}
