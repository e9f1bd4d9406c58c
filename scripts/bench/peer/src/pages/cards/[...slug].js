import { OGImageRoute } from "astro-og-canvas";
import { articlesIn, LANGUAGES } from "../../articles.mjs";

const { PEER_DIR } = process.env;
const FONT = { families: ["Pictures"], weight: "SemiBold" };

/** The pictures of the articles' shared links. */
export const { getStaticPaths, GET } = await OGImageRoute({
  pages: Object.fromEntries(
    LANGUAGES.flatMap(articlesIn).map(({ data }) => [`${data.lang}/${data.address}`, data]),
  ),
  getSlug: (path) => `${path}.jpg`,
  getImageOptions: (_path, { lang, headline, service }) => ({
    cacheDir: false,
    title: headline,
    description: service,
    dir: lang === "ar" ? "rtl" : "ltr",
    format: "JPEG",
    quality: 90,
    bgGradient: [[244, 239, 230]],
    fonts: [`${PEER_DIR}/font.ttf`],
    font: {
      title: { ...FONT, color: [12, 31, 34], size: 64 },
      description: { ...FONT, color: [11, 93, 87], size: 30 },
    },
  }),
});
