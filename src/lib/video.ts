export type VideoProvider = "vimeo" | "youtube" | "mp4";

/** Addresses without a host are read as files of this site; the host itself is never asked for anything. */
const NO_HOST = "https://this-site.invalid";

const isHost = (host: string, name: string) => host === name || host.endsWith(`.${name}`);

/** The parsed address; undefined if it is not a web address, like `javascript:…`. */
function parse(url: string): URL | undefined {
  try {
    const parsed = new URL(url, NO_HOST);
    return /^https?:$/.test(parsed.protocol) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Who plays a video: vimeo, youtube (youtu.be as well), a file that ends in mp4; youtube when nothing says otherwise. */
export function videoProvider(url: string): VideoProvider {
  const { hostname = "", pathname = "" } = parse(url) ?? {};
  if (isHost(hostname, "vimeo.com")) return "vimeo";
  if (["youtube.com", "youtube-nocookie.com", "youtu.be"].some((name) => isHost(hostname, name))) {
    return "youtube";
  }
  return /\.mp4$/i.test(pathname) ? "mp4" : "youtube";
}

/**
 * What a frame (vimeo, youtube) or a video element (mp4) loads to play a video. The frames are those that follow nobody:
 * youtube's address without cookies, vimeo's with `dnt`.
 * @returns undefined when the address names no video, so that nothing is framed
 */
export function playerSrc(url: string, provider: VideoProvider = videoProvider(url)): string | undefined {
  const address = parse(url);
  if (!address) return undefined;
  const { pathname, searchParams } = address;
  if (provider === "mp4") return url;
  if (provider === "vimeo") {
    const [, id, key = searchParams.get("h")] = /^\/(?:.*\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
    // The key opens a video that is not listed.
    const unlisted = key && /^[\da-f]+$/.test(key) ? `&h=${key}` : "";
    return id && `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`;
  }
  const id = searchParams.get("v") ?? /^\/(?:(?:embed|shorts|live|v)\/)?([^/]+)\/?$/.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : undefined;
}
