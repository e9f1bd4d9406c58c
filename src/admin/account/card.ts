/** A part of the page about one's own account. */
export const CARD = "rounded-card border-border bg-card grid content-start gap-5 border p-5";
