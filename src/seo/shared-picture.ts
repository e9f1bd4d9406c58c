/** The picture for shared links. */
export interface SharedPicture {
  /** Path on this site, or an address anywhere. */
  address: string;
  alt?: string;
  /** Where it is known: networks use it for the layout before they have the picture. */
  size?: { width: number; height: number };
}

/** The size at which the build draws pictures for shared links. */
export const CARD = { width: 1200, height: 630 } as const;

/** One of the pictures that the build draws. */
export const card = (path: string, alt?: string): SharedPicture => ({ address: path, alt, size: CARD });
