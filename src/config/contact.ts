/** `+97140000000` -> `+971 4 000 0000`: the grouping of the Emirates; for other countries groups of three. */
export function displayPhone(number: string): string {
  const emirates = /^\+971(5\d|\d)(\d{3})(\d{4})$/.exec(number);
  if (emirates) return `+971 ${emirates.slice(1).join(" ")}`;
  return number.replace(/(\d{3})(?=\d)/g, "$1 ").trim();
}

/** Encodes a text for an address. Letters stay as they are: browsers encode them, and Arabic stays a third as long. */
export const inAddress = (text: string): string => text.replace(/[\s%&#+]/g, encodeURIComponent);

/** wa.me wants digits only. */
export const whatsappHref = (number: string, message: string): string =>
  `https://wa.me/${number.slice(1)}?text=${inAddress(message)}`;

/** Emergency numbers that every page can link. */
export const emergencyNumbers = { ambulance: "998", police: "999" } as const;
