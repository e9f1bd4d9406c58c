import { cleanLabel } from "./clean-text.ts";
import { videoOf } from "./video.ts";

/**
 * Videos in an article's Markdown: the editor writes an embed frame on a line of its own, and nothing but a line that is
 * exactly such a frame is read as a video. No other HTML of an article is ever rendered.
 */

const frameOf = (src: string) => `<iframe src="${src}" width="560" height="315" allowfullscreen></iframe>`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const [BEFORE = "", AFTER = ""] = frameOf("SRC").split("SRC").map(escaped);

const FRAME = new RegExp(
  String.raw`^${BEFORE}https:\/\/(?:www\.youtube-nocookie\.com\/embed\/([\w-]{11})|player\.vimeo\.com\/video\/(\d{1,15})(?:\?h=([\da-fA-F]{1,40}))?)${AFTER}[ \t]*\r?$`,
);

/**
 * The frame that is written for a video's address.
 * @param address that of a video on YouTube or Vimeo, with the key of an unlisted one
 * @returns one line of Markdown; null for every other address
 */
export function videoFrame(address: string): string | null {
  const url = webAddress(cleanLabel(address));
  const video = url && videoOf(url.href);
  if (!video) return null;
  const { provider, id, key } = video;
  return provider === "vimeo"
    ? frameOf(`https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}`)
    : frameOf(`https://www.youtube-nocookie.com/embed/${id}`);
}

/**
 * The video of a line of Markdown.
 * @returns its address, on which it can be watched; null unless the line is a frame as `videoFrame` writes it
 */
export function parseVideoFrame(line: string): string | null {
  const [, youtube, vimeo, key] = FRAME.exec(line) ?? [];
  if (youtube) return `https://youtu.be/${youtube}`;
  return vimeo ? `https://vimeo.com/${vimeo}${key ? `/${key}` : ""}` : null;
}

/** A watch link or a short one, or a number at Vimeo. */
const ACCEPTED =
  /^(?:(?:(?:www|m)\.)?(?:youtube\.com\/watch\/?$|youtu\.be\/)|(?:www\.)?vimeo\.com\/\d|player\.vimeo\.com\/video\/)/;

function webAddress(text: string): URL | null {
  // People paste what the address bar shows, which may be without its beginning.
  const address = /^(?:(?:www|m|player)\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(text)
    ? `https://${text}`
    : text;
  try {
    const url = new URL(address);
    const isAccepted = ACCEPTED.test(url.hostname + url.pathname);
    const isOne = /^https?:$/.test(url.protocol) && !url.username && !url.port && isAccepted;
    return isOne ? url : null;
  } catch {
    return null;
  }
}
