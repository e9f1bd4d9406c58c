import type { Locale } from "@/i18n/locales";

export interface MediaPanelProps {
  /** The language that is being written: it decides the alternative text that is suggested. */
  locale: Locale;
  /** Writes the picture into the text. The panel has asked for the alternative text, and says that it was inserted. */
  onInsertImage: (image: { url: string; alt: string }) => void;
  /** Makes the picture the post's hero in this language. */
  onUseAsHero: (url: string) => void;
  /** Writes a video, by its short address at YouTube or Vimeo, into the text. Returns whether it is there now. */
  onEmbedVideo: (url: string) => boolean;
}

export interface HeroPickerProps {
  /** The language whose hero this is. */
  locale: Locale;
  label: string;
  /** Address of the picture; empty for none. */
  value: string;
  onChange: (url: string) => void;
  error?: string;
}
