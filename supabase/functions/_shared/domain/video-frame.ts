import { cleanLabel } from "./clean-text.ts";
import { type Video, videoOf } from "./video.ts";

/**
 * Videos in an article's Markdown: the editor writes an embed frame on a line of its own, and nothing but a line that is
 * exactly such a frame is read as a video. No other HTML of an article is ever rendered.
 */

function frameOf({ provider, id, key }: Video): string {
  const src =
    provider === "vimeo"
      ? `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}`
      : `https://www.youtube-nocookie.com/embed/${id}`;
  return `<iframe src="${src}" width="560" height="315" allowfullscreen></iframe>`;
}

/**
 * The frame that is written for a video's address.
 * @param address that of a video on YouTube or Vimeo, with the key of an unlisted one
 * @returns one line of Markdown; null for every other address
 */
export function videoFrame(address: string): string | null {
  const url = webAddress(cleanLabel(address));
  const video = url && videoOf(url.href);
  return video ? frameOf(video) : null;
}

/**
 * The video of a line of Markdown.
 * @returns its address, on which it can be watched; null unless the line is a frame as `videoFrame` writes it
 */
export function parseVideoFrame(line: string): string | null {
  const src = /^<iframe src="([^"]+)"/.exec(line)?.[1];
  const video = src === undefined ? undefined : videoOf(src);
  if (!video) return null;
  const frame = frameOf(video);
  if (!line.startsWith(frame) || !/^[ \t]*\r?$/.test(line.slice(frame.length))) return null;
  const { provider, id, key } = video;
  return provider === "youtube" ? `https://youtu.be/${id}` : `https://vimeo.com/${id}${key ? `/${key}` : ""}`;
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
