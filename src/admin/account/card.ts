/** A section of the account page. */
export const CARD = "rounded-card border-border bg-card grid content-start gap-5 border p-5";
