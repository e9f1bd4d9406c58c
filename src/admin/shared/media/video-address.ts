import { playerSrc, videoProvider } from "@/lib/video";

const HOSTS = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/;

/**
 * The short address of a video of YouTube or Vimeo, from any of the forms in which people find it: with or without its
 * https, a watch page, a short, an embedded player.
 * @returns undefined for every other address, and for one of theirs that names no video
 */
export function videoAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  if (!/^https?:$/.test(protocol) || !HOSTS.test(hostname)) return undefined;
  const provider = videoProvider(href);
  const src = playerSrc(href, provider);
  if (src === undefined) return undefined;
  const { pathname, searchParams } = new URL(src);
  const id = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (provider !== "vimeo") return `https://youtu.be/${id}`;
  // The key of a video that is not listed.
  const key = searchParams.get("h");
  return `https://vimeo.com/${id}${key === null ? "" : `/${key}`}`;
}
