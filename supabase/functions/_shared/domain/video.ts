export type VideoProvider = "vimeo" | "youtube" | "mp4";

export interface Video {
  provider: "vimeo" | "youtube";
  id: string;
  /** Opens an unlisted video. */
  key?: string;
}

/** Addresses without a host are files of this site; this host is never contacted. */
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

/** The provider of a video: vimeo, youtube (also youtu.be), a file that ends in mp4; by default youtube. */
export function videoProvider(url: string): VideoProvider {
  const { hostname = "", pathname = "" } = parse(url) ?? {};
  if (isHost(hostname, "vimeo.com")) return "vimeo";
  if (["youtube.com", "youtube-nocookie.com", "youtu.be"].some((name) => isHost(hostname, name))) {
    return "youtube";
  }
  return /\.mp4$/i.test(pathname) ? "mp4" : "youtube";
}

/** The path before a film's id on YouTube. */
const YOUTUBE_PATH =
  /^\/(?:(?:embed|e|v|vi|shorts|live|watch)\/|video\/(?=[\w-]+\/))?([\w-]{11})(?:\/(?:edit|livestreaming)?)?$/;
/** These look like a film's id, but mean a list and a channel. */
const NO_FILM = new Set(["videoseries", "live_stream"]);
/** On the host's own pages the id of a film is in `v`, or after one of these words; alone it would be a channel. */
const YOUTUBE_WORD = /^\/(?:embed|e|v|vi|shorts|live|watch|video)\//;

/** A number at the start, or after words that contain films. The key of an unlisted film may follow. */
const VIMEO_PATH =
  /^\/(?:(?:video|videos|reviews\/[\w-]+\/videos|manage\/videos|channels\/[\w-]+(?:\/videos?)?|groups\/[\w-]+\/videos?|(?:album|showcase)\/\d+\/video|ondemand\/[\w-]+)\/)?(\d{1,15})(?:\/([\da-f]{1,40}))?\/?$/i;

/** The video of an address, in articles and on services' pages; undefined for a channel, a list or a search. */
export function videoOf(url: string, provider: VideoProvider = videoProvider(url)): Video | undefined {
  const address = parse(url);
  if (!address || provider === "mp4") return undefined;
  const { hostname, pathname, searchParams } = address;
  if (provider === "vimeo") {
    const [, id, key = searchParams.get("h")] = VIMEO_PATH.exec(pathname) ?? [];
    if (!id) return undefined;
    return key && /^[\da-f]{1,40}$/i.test(key) ? { provider, id, key } : { provider, id };
  }
  // The target after a consent page, or of an address without cookies.
  const target = /^\/(?:attribution_link|oembed)$/.test(pathname)
    ? (searchParams.get("u") ?? searchParams.get("url"))
    : null;
  if (target) return videoOf(new URL(target, "https://www.youtube.com").href, provider);
  const isOnPages = isHost(hostname, "youtube.com") || isHost(hostname, "youtube-nocookie.com");
  const isNamed = !isOnPages || YOUTUBE_WORD.test(pathname);
  const isWatched = !isOnPages || /^\/(?:watch(?:_popup)?\/?|movie|ytscreeningroom)?$/.test(pathname);
  const id = (isWatched && searchParams.get("v")) || (isNamed ? YOUTUBE_PATH.exec(pathname)?.[1] : undefined);
  return id && /^[\w-]{11}$/.test(id) && !NO_FILM.has(id) ? { provider, id } : undefined;
}

/**
 * The address that a frame (vimeo, youtube) or a video element (mp4) loads. The frames do not track: YouTube's address without
 * cookies, Vimeo's with `dnt`.
 * @returns undefined when the address is not a video's, so that nothing is framed
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
