/** In a file of their own: every page counts clicks, and loads nothing else of the facts. */
export const CURRENCY = "AED";

/** What a contact click is worth to the advertising accounts, in AED. */
export const conversionValueAED = { whatsapp: 50, call: 30 } as const;
