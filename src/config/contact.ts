import { env } from "./env";

/** `+97140000000` -> `+971 4 000 0000`: the Emirates' own grouping, else groups of three. */
export function displayPhone(number: string): string {
  const emirates = /^\+971(5\d|\d)(\d{3})(\d{4})$/.exec(number);
  if (emirates) return `+971 ${emirates.slice(1).join(" ")}`;
  return number.replace(/(\d{3})(?=\d)/g, "$1 ").trim();
}

export const contact = {
  phone: env.VITE_PHONE,
  phoneDisplay: displayPhone(env.VITE_PHONE),
  telHref: `tel:${env.VITE_PHONE}`,
  email: env.VITE_EMAIL,
  /** wa.me wants digits only. Letters may stand as they are: browsers encode them, and Arabic stays a third as long. */
  whatsappHref: (message: string) =>
    `https://wa.me/${env.VITE_WHATSAPP.slice(1)}?text=${message.replace(/[\s%&#+]/g, encodeURIComponent)}`,
  reviewHref: env.VITE_REVIEW_URL,
  social: {
    instagram: env.VITE_INSTAGRAM_URL,
    facebook: env.VITE_FACEBOOK_URL,
    twitter: env.VITE_TWITTER_URL,
  },
} as const;

/** Reachable on every page. */
export const emergencyNumbers = { ambulance: "998", police: "999" } as const;
