export type VideoProvider = "vimeo" | "youtube" | "mp4";

export interface Video {
  provider: "vimeo" | "youtube";
  id: string;
  /** Opens a video that is not listed. */
  key?: string;
}

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

/** The video of an address, in articles and on services' pages alike; undefined when it names none. */
export function videoOf(url: string, provider: VideoProvider = videoProvider(url)): Video | undefined {
  const address = parse(url);
  if (!address || provider === "mp4") return undefined;
  const { pathname, searchParams } = address;
  if (provider === "vimeo") {
    const [, id, key = searchParams.get("h")] =
      /^\/(?:[a-z][\w-]*\/)*(\d{1,15})(?:\/([\da-f]+))?\/?$/i.exec(pathname) ?? [];
    if (!id) return undefined;
    return key && /^[\da-f]{1,40}$/i.test(key) ? { provider, id, key } : { provider, id };
  }
  const id = searchParams.get("v") ?? /^\/(?:(?:embed|shorts|live|v)\/)?([^/]+)\/?$/.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? { provider, id } : undefined;
}

/**
 * What a frame (vimeo, youtube) or a video element (mp4) loads to play a video. The frames are those that follow nobody:
 * youtube's address without cookies, vimeo's with `dnt`.
 * @returns undefined when the address names no video, so that nothing is framed
 */
export function playerSrc(url: string, provider: VideoProvider = videoProvider(url)): string | undefined {
  if (provider === "mp4") return parse(url) && url;
  const video = videoOf(url, provider);
  if (!video) return undefined;
  const { id, key } = video;
  return provider === "vimeo"
    ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
