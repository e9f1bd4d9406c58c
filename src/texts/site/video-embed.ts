import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  play: (title: string) => `Play the video: ${title}`,
  note: {
    youtube: "The video loads from YouTube only after you click.",
    vimeo: "The video loads from Vimeo only after you click.",
  },
  open: "Watch it there",
  untitled: "a video of this article",
};

const ar: Widen<typeof en> = {
  play: (title) => `شغّل الفيديو: ${title}`,
  note: {
    youtube: "الفيديو من يوتيوب، ولا يُحمَّل إلا بعد نقرتك.",
    vimeo: "الفيديو من فيميو، ولا يُحمَّل إلا بعد نقرتك.",
  },
  open: "شاهده هناك",
  untitled: "فيديو من هذا المقال",
};

export const videoEmbedTexts: Localized<Widen<typeof en>> = { en, ar };
