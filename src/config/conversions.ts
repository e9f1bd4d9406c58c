/** Apart from the other facts: every page counts clicks. */
export const CURRENCY = "AED";

/** What a contact click is worth to the advertising accounts, in AED. */
export const conversionValueAED = { whatsapp: 50, call: 30 } as const;
