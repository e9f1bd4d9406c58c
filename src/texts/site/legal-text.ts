/** A legal page as data: sections of paragraphs, each with an optional list in between. */
export interface LegalText {
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  title: string;
  lead: string;
  effective: (date: string) => string;
  contents: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Anchor, the same in both languages. */
  id: string;
  title: string;
  text: string;
  points?: readonly string[];
  after?: string;
}
