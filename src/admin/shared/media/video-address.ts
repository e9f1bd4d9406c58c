const YOUTUBE_ID = /^[\w-]{11}$/;
/** The key after the number opens a video that is not listed. */
const VIMEO_PATH = /^\/(\d+)(\/[\da-f]+)?\/?$/;

/**
 * The short address of a video, from a watch page or a short link of YouTube, or from Vimeo's address with the video's
 * number; its https may be missing.
 * @returns undefined for every other address, and for one of theirs that names no video
 */
export function videoAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(whole);
  if (!/^https?:$/.test(protocol)) return undefined;
  switch (hostname.replace(/^(?:www|m)\./, "")) {
    case "youtube.com":
      return pathname === "/watch" ? onYouTube(searchParams.get("v") ?? "") : undefined;
    case "youtu.be":
      return onYouTube(pathname.slice(1).replace(/\/$/, ""));
    case "vimeo.com": {
      const [, id, key = ""] = VIMEO_PATH.exec(pathname) ?? [];
      return id && `https://vimeo.com/${id}${key}`;
    }
    default:
      return undefined;
  }
}

const onYouTube = (id: string): string | undefined =>
  YOUTUBE_ID.test(id) ? `https://youtu.be/${id}` : undefined;
