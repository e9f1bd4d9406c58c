import { emergencyNumbers } from "@/config/contact";
import type { Facts } from "@domain/facts";
import type { PermitKind } from "@domain/permits";
import { factTexts } from "@/i18n/fact-texts";
import { formatAmount, formatNumber, plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";
import { textsOfFacts } from "@/i18n/texts-of-facts";

const texts = (facts: Facts) => {
  const phrases = factTexts(facts, "en");
  const { averageResponse: minutes, years, patients, treatments } = facts;
  return {
    brand: {
      tagline: `Doctors, nurses and carers who come to you, ${phrases.hours}.`,
      homeLabel: (brand: string) => `${brand}, home page`,
    },
    navigation: {
      label: "Main menu",
      trail: "You are here",
      home: "Home",
      about: "About Us",
      services: "Services",
      blog: "Blog",
      contact: "Contact",
      skip: "Skip to the content",
      openMenu: "Open the menu",
      closeMenu: "Close the menu",
      menu: "Menu",
      doctorServices: "Doctor Services",
      otherServices: "Other Services",
      allServices: "All services",
      serviceStrip: `${phrases.openingHours} Available${phrases.licensed(", DHA Licensed", "")}${minutes ? `, ${minutes}-Min Response` : ""}`,
      from: (price: number | undefined) =>
        price === undefined ? "Price on request" : `From AED ${formatAmount(price)}`,
    },
    actions: {
      whatsapp: "WhatsApp",
      messageUs: "Message on WhatsApp",
      call: "Call",
      callNow: "Call now",
      retry: "Try again",
    },
    chat: {
      general: (brand: string) => `Hello ${brand}, I would like to ask about a home visit.`,
      service: (brand: string, service: string) => `Hello ${brand}, I would like to ask about: ${service}.`,
      area: (brand: string, area: string) => `Hello ${brand}, I would like a home visit in ${area}.`,
      reference: (code: string) => `(Ref ${code})`,
    },
    emergency: {
      before: "In a medical emergency call",
      ambulance: `${emergencyNumbers.ambulance} for an ambulance`,
      police: `${emergencyNumbers.police} for the police`,
      between: "or",
      call: `Call ${emergencyNumbers.ambulance}`,
    },
    footer: {
      quickLinks: "Quick Links",
      legal: "Legal",
      privacy: "Privacy Policy",
      terms: "Terms of Service",
      adConsent: "Your choice about ads",
      sitemap: "Sitemap",
      address: `${phrases.street}, Dubai, UAE`,
      reach: "Reach us",
      social: { instagram: "Instagram", facebook: "Facebook", twitter: "Twitter" },
      copyright: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
      opensNewTab: "opens in a new tab",
      permits: {
        facility_licence: {
          by: (authority: string) => `Licensed by ${authority} ·`,
          /** Before the number. */
          number: "Licence no.",
        },
        advertising_approval: {
          by: (authority: string) => `Advertising approved by ${authority} ·`,
          number: "Approval no.",
        },
      } satisfies Record<PermitKind, unknown>,
    },
    home: {
      metaTitle: "Doctor, Nurse and Lab Tests at Home in Dubai",
      metaDescription: `${phrases.licensed("DHA-licensed doctors", "Doctors")}, nurses, lab tests, IV therapy and elderly care at your home, hotel or office in Dubai. ${phrases.openingHours}. Message or call.`,
      metaKeywords:
        "home healthcare Dubai, doctor at home, nurse at home, lab test at home, IV therapy, elderly care",
      hero: {
        eyebrow: `${phrases.licensed("DHA licensed · ", "")}${phrases.openingHours} across Dubai`,
        rotating: ["A doctor", "A nurse", "A lab test", "An IV drip", "A carer"],
        fixed: phrases.isAlwaysOpen ? "at your door, day and night." : "at your door, every day.",
        lead: `Doctors, nurses, lab tests and IV therapy at your home, hotel or office. ${phrases.arrivalOf("doctor-on-call", (time) => `A doctor usually arrives in ${time}. `, "")}Send a message and tell us where you are: we tell you who is coming, when, and the price.`,
        pause: "Pause the changing headline",
        play: "Let the headline change again",
        imageAlt: "A doctor with her bag at an open arched door, the Dubai skyline at dusk behind her",
        facts: {
          ratingLabel: plural(facts.rating?.count ?? 0, "en", { one: "{n} review", other: "{n} reviews" }),
          treatmentsLabel: plural(treatments ?? 0, "en", { one: "treatment", other: "treatments" }),
          yearsLabel: "years of experience",
          languages: plural(facts.languages.length, "en", { one: "{n} language", other: "{n} languages" }),
          languagesLabel: phrases.languages,
        },
        chipLabel: (area: string) => `to ${area}`,
      },
      steps: {
        title: "Three steps, one message",
        items: [
          { title: "Book", text: `One message or one call. A person answers, ${phrases.hours}.` },
          {
            title: "Schedule",
            text: `Now or later today: same-day bookings until ${phrases.sameDayUntil}.`,
          },
          {
            title: "Receive care",
            text: `${phrases.licensed("A licensed clinician", "A clinician")} at your door, with a receipt for your insurance.`,
          },
        ],
      },
      banner: {
        title: "Not sure what you need? Ask a person.",
        text: "A nurse on the line helps you decide, and says so when you need a hospital instead.",
      },
      services: {
        title: "Care that comes to you",
        lead: "Popular services, with starting prices.",
        details: [
          {
            slug: "doctor-on-call",
            text: phrases.visitOf(
              "doctor-on-call",
              (time) => `A visit of ${time}`,
              "A visit as long as you need",
            ),
          },
          {
            slug: "nurse-on-call",
            text: phrases.arrivalOf(
              "nurse-on-call",
              (time) => `Usually arrives in ${time}`,
              "For one visit or many",
            ),
          },
          { slug: "lab-test-at-home", text: `Most results in ${phrases.labResults}` },
          {
            slug: "iv-therapy-at-home",
            text: phrases.visitOf(
              "iv-therapy-at-home",
              (time) => `A session of ${time}`,
              "A session as long as you need",
            ),
          },
          {
            slug: "elderly-care",
            text: `Shifts of ${phrases.shiftHours}`,
          },
        ],
      },
      about: {
        title: years ? `${years} years of house calls` : "House calls, always",
        text: "We began with house calls in Denver, learned the night shift in Miami, and brought both to Dubai: medicine that comes to you, respects your home, and has time.",
        route: ["Denver", "Miami", "Dubai"],
        routeLabel: "Where we have worked: Denver, then Miami, then Dubai",
        figures: [
          ...(patients ? [{ value: `${formatNumber(patients)}+`, label: "patients served" }] : []),
          ...(treatments
            ? [
                {
                  value: `${formatNumber(treatments)}+`,
                  label: plural(treatments, "en", { one: "treatment given", other: "treatments given" }),
                },
              ]
            : []),
          ...(facts.rating ? [{ value: String(facts.rating.value), label: "average rating" }] : []),
          ...(minutes ? [{ value: `${minutes} min`, label: "until someone is with you, on average" }] : []),
          { value: phrases.openingHours, label: "every day of the year" },
        ],
        valuesTitle: "What we stand for",
        values: [
          {
            title: phrases.licensed("Licensed, always", "You know who comes"),
            text: phrases.licensed(
              "Every doctor and nurse is licensed by the Dubai Health Authority: ask to see the card at the door. Carers are trained, and a nurse supervises them.",
              "We tell you who comes, and when, before anyone sets out. Carers are trained, and a nurse supervises them.",
            ),
          },
          {
            title: "Honesty first",
            text: "If you do not need the visit, or need a hospital, we say so before you pay.",
          },
          {
            title: "The whole household",
            text: "We explain to you, your mother and your child, each in words that fit.",
          },
        ],
      },
      reviews: {
        title: "In their own words",
        lead: `${facts.rating ? `${phrases.rating} on average. ` : ""}We change no review: each is as its author wrote it.`,
        leave: "Leave a review",
        stars: (rating: number) => `${rating} out of 5 stars`,
        more: (count: number) =>
          plural(count, "en", { one: "Show {n} more review", other: "Show {n} more reviews" }),
        sample: "Sample review",
        via: (platform: string) => `via ${platform}`,
      },
      coverage: {
        title: "Close to you, wherever you are in Dubai",
        lead: "Our teams are based across the city. This is how soon they usually arrive.",
        near: (landmarks: string) => `Near ${landmarks}`,
        ask: (area: string) => `WhatsApp: a visit in ${area}`,
        imageAlt: "The Dubai skyline at dusk",
      },
      related: {
        title: "Looking for something else?",
      },
      articles: {
        title: "Good to know, before you call",
        lead: "Short, practical and calm, for when you are worried.",
        failed: "The articles could not be loaded just now.",
      },
      why: {
        title: "Why families keep our number",
        // A getter, because only the home page reads it: other pages stay unchanged when the price in it changes.
        get points() {
          return [
            phrases.licensed(
              "DHA-licensed doctors and nurses, trained carers",
              "Doctors, nurses and trained carers",
            ),
            phrases.isAlwaysOpen
              ? "Open 24 hours, 7 days, holidays included"
              : `Open every day ${phrases.hours}, holidays included`,
            phrases.priceOf(
              "doctor-on-call",
              (price) => `You know the price before the visit; a doctor's visit starts from ${price}`,
              "You know the price before the visit",
            ),
            phrases.insurance,
            `${phrases.languages} spoken`,
            "The same clinician each time, whenever possible",
          ];
        },
        areasTitle: "Areas we cover",
        closing: phrases.isAlwaysOpen ? "Someone is awake for you." : "A person answers you.",
        closingText:
          "Tell us what is wrong and where you are. We tell you who comes, when, and what it costs.",
        imageAlt: "A nurse with her bag arriving at a home in the evening light",
      },
    },
  };
};

export type Dictionary = Widen<ReturnType<typeof texts>>;

/** Every English text of the public site. The Arabic dictionary has the same type, so nothing can be missing. */
export const en = textsOfFacts<Dictionary>(texts);
