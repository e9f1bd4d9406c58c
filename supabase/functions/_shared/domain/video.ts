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

/** What YouTube puts before the id of a film. */
const YOUTUBE_PATH =
  /^\/(?:(?:embed|e|v|vi|shorts|live|watch)\/|video\/(?=[\w-]+\/))?([\w-]{11})(?:\/(?:edit|livestreaming)?)?$/;
/** They look like the id of a film, and name a list and a channel. */
const NO_FILM = new Set(["videoseries", "live_stream"]);
/** On the host's own pages a film is named by `v`, or behind one of these words; alone it would be a channel. */
const YOUTUBE_WORD = /^\/(?:embed|e|v|vi|shorts|live|watch|video)\//;

/** A number that follows nothing, or the words of a place that holds films. What follows it may be the key of an unlisted one. */
const VIMEO_PATH =
  /^\/(?:(?:video|videos|reviews\/[\w-]+\/videos|manage\/videos|channels\/[\w-]+(?:\/videos?)?|groups\/[\w-]+\/videos?|(?:album|showcase)\/\d+\/video|ondemand\/[\w-]+)\/)?(\d{1,15})(?:\/([\da-f]{1,40}))?\/?$/i;

/** The video of an address, in articles and on services' pages alike; undefined when it names none, but a channel, a list or a search. */
export function videoOf(url: string, provider: VideoProvider = videoProvider(url)): Video | undefined {
  const address = parse(url);
  if (!address || provider === "mp4") return undefined;
  const { hostname, pathname, searchParams } = address;
  if (provider === "vimeo") {
    const [, id, key = searchParams.get("h")] = VIMEO_PATH.exec(pathname) ?? [];
    if (!id) return undefined;
    return key && /^[\da-f]{1,40}$/i.test(key) ? { provider, id, key } : { provider, id };
  }
  // What somebody is to see once they have agreed, or where an address without cookies leads.
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
