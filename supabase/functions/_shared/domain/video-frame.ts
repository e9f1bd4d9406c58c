import { cleanLabel } from "./clean-text.ts";
import { type Video, videoOf } from "./video.ts";

/**
 * Videos in an article's Markdown: the editor writes an embed frame on a line of its own, and only a line that is a frame
 * becomes a video. No other HTML of an article is ever rendered.
 */

function frameOf({ provider, id, key }: Video): string {
  const src =
    provider === "vimeo"
      ? `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}`
      : `https://www.youtube-nocookie.com/embed/${id}`;
  return `<iframe src="${src}" width="560" height="315" allowfullscreen></iframe>`;
}

/**
 * The frame for a video's address.
 * @param address of a video on YouTube or Vimeo, with the key of an unlisted one, or their embed code
 * @returns one line of Markdown; null for every other address
 */
export function videoFrame(address: string): string | null {
  const label = cleanLabel(address);
  const url = webAddress(label);
  const video = url ? videoOf(url.href) : playedVideo(embedSrc(label) ?? "");
  return video ? frameOf(video) : null;
}

/**
 * The video of a line of Markdown.
 * @returns its address for watching it; null unless the line consists of a frame, from `videoFrame` or from YouTube's and
 * Vimeo's embed code. Only the address of such a line is used
 */
export function parseVideoFrame(line: string): string | null {
  const src = embedSrc(line);
  const video = src === undefined ? undefined : playedVideo(src);
  if (!video) return null;
  const { provider, id, key } = video;
  return provider === "youtube" ? `https://youtu.be/${id}` : `https://vimeo.com/${id}${key ? `/${key}` : ""}`;
}

/** Longer than any host's code. */
const MAX_EMBED = 3000;

/** One frame without a document of its own, in the box and with the script and the credits of its host. */
const EMBED =
  /^(?:<div\b[^<>]*>)?<iframe\b([^<>]*)>\s*<\/iframe>(?:<\/div>)?(?:<script\b[^<>]*><\/script>)?(?:<p>(?:[^<>]|<\/?a\b[^<>]*>)*<\/p>)?[ \t]*\r?$/i;
const ATTRIBUTE = /(?:^|\s)(src|srcdoc)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function embedSrc(line: string): string | undefined {
  if (line.length > MAX_EMBED || !line.startsWith("<")) return undefined;
  const [, attributes = ""] = EMBED.exec(line) ?? [];
  const found = new Map(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name = "", ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? "",
    ]),
  );
  return found.has("srcdoc") ? undefined : found.get("src");
}

/** Only addresses of a host's player may be framed. */
function playedVideo(src: string): Video | undefined {
  const url = webAddress(src.replace(/&amp;/gi, "&").replace(/^\/\//, "https://"));
  return url ? videoOf(url.href) : undefined;
}

/** An address of a video host, without credentials and port. `videoOf` decides whether it is a video. */
function webAddress(text: string): URL | null {
  // People paste from the address bar, which may omit the beginning.
  const address = /^(?:[a-z]+\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\//i.test(text)
    ? `https://${text}`
    : text;
  try {
    const url = new URL(address);
    const isHost = /^(?:[a-z]+\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/.test(
      url.hostname,
    );
    return /^https?:$/.test(url.protocol) && !url.username && !url.port && isHost ? url : null;
  } catch {
    return null;
  }
}
