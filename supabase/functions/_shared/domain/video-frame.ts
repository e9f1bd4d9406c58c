import { cleanLabel } from "./clean-text.ts";
import { type Video, videoOf } from "./video.ts";

/**
 * Videos in an article's Markdown: the editor writes an embed frame on a line of its own, and nothing but a line that is
 * such a frame is read as a video. No other HTML of an article is ever rendered.
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
 * @param address that of a video on YouTube or Vimeo, with the key of an unlisted one, or their code for other pages
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
 * @returns its address, on which it can be watched; null unless the line is nothing but a frame: as `videoFrame` writes it, or as
 * YouTube and Vimeo give it for other pages. Of such a line the address alone is used
 */
export function parseVideoFrame(line: string): string | null {
  const src = embedSrc(line);
  const video = src === undefined ? undefined : playedVideo(src);
  if (!video) return null;
  const { provider, id, key } = video;
  return provider === "youtube" ? `https://youtu.be/${id}` : `https://vimeo.com/${id}${key ? `/${key}` : ""}`;
}

/** More than any host's code is long. */
const MAX_EMBED = 3000;

/** One frame without a document of its own, in the box and with the script and the credits that its host puts around it. */
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

/** Of a host's player alone: nothing else is put into frames. */
function playedVideo(src: string): Video | undefined {
  const url = webAddress(src.replace(/&amp;/gi, "&").replace(/^\/\//, "https://"));
  return url ? videoOf(url.href) : undefined;
}

/** A host of films, without anybody's name and door. What a film is on it, `videoOf` knows. */
function webAddress(text: string): URL | null {
  // People paste what the address bar shows, which may be without its beginning.
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
