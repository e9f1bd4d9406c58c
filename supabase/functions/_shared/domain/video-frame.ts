/**
 * Videos in an article's Markdown: the editor writes an embed frame on a line of its own, and nothing but a line that is
 * exactly such a frame is read as a video. No other HTML of an article is ever rendered.
 */

const YOUTUBE_ID = "[\\w-]{11}";
const VIMEO_ID = "\\d{1,15}";

const frameOf = (src: string) => `<iframe src="${src}" width="560" height="315" allowfullscreen></iframe>`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const [BEFORE = "", AFTER = ""] = frameOf("SRC").split("SRC").map(escaped);

const FRAME = new RegExp(
  String.raw`^${BEFORE}https:\/\/(?:www\.youtube-nocookie\.com\/embed\/(${YOUTUBE_ID})|player\.vimeo\.com\/video\/(${VIMEO_ID}))${AFTER}[ \t]*\r?$`,
);

/**
 * The frame that is written for a video's address.
 * @param address a YouTube watch link (`youtube.com/watch?v=…`), a short link (`youtu.be/…`) or a Vimeo address with a number
 * @returns one line of Markdown; null for every other address
 */
export function videoFrame(address: string): string | null {
  const url = webAddress(address.trim());
  if (!url) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const path = url.pathname.replace(/\/$/, "");
  if (host === "youtube.com" || host === "youtu.be") {
    const id = host === "youtu.be" ? path.slice(1) : path === "/watch" ? url.searchParams.get("v") : null;
    return id && new RegExp(`^${YOUTUBE_ID}$`).test(id)
      ? frameOf(`https://www.youtube-nocookie.com/embed/${id}`)
      : null;
  }
  if (host !== "vimeo.com") return null;
  const [, id] = new RegExp(String.raw`^\/(${VIMEO_ID})$`).exec(path) ?? [];
  return id ? frameOf(`https://player.vimeo.com/video/${id}`) : null;
}

/**
 * The video of a line of Markdown.
 * @returns its address, on which it can be watched; null unless the line is a frame as `videoFrame` writes it
 */
export function parseVideoFrame(line: string): string | null {
  const [, youtube, vimeo] = FRAME.exec(line) ?? [];
  if (youtube) return `https://youtu.be/${youtube}`;
  return vimeo ? `https://vimeo.com/${vimeo}` : null;
}

function webAddress(text: string): URL | null {
  // People paste what the address bar shows, which may be without its beginning.
  const address = /^(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(text)
    ? `https://${text}`
    : text;
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) && !url.username && !url.port ? url : null;
  } catch {
    return null;
  }
}
