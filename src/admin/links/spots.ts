/** The usual spots of a link, with their words in campaigns and figures. */
export const SPOTS = {
  flyer: { source: "print", medium: "qr" },
  instagram: { source: "instagram", medium: "social" },
  story: { source: "instagram", medium: "story" },
  facebook: { source: "facebook", medium: "social" },
  tiktok: { source: "tiktok", medium: "social" },
  whatsapp: { source: "whatsapp", medium: "social" },
  email: { source: "newsletter", medium: "email" },
  googleAd: { source: "google", medium: "cpc" },
  metaAd: { source: "facebook", medium: "cpc" },
} as const;

export type Spot = keyof typeof SPOTS;

export const spots = Object.keys(SPOTS) as Spot[];

interface Words {
  source: string;
  medium: string;
}

/** The spot with these words; undefined for others. */
export const spotOf = ({ source, medium }: Words): Spot | undefined =>
  spots.find((spot) => SPOTS[spot].source === source && SPOTS[spot].medium === medium);
