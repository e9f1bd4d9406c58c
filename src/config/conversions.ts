/** In a file of their own: every page counts clicks, and loads nothing else of the facts. */
export const CURRENCY = "AED";

/** The value of a contact click for the advertising accounts, in AED. */
export const conversionValueAED = { whatsapp: 50, call: 30 } as const;
