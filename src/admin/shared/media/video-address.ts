import { playerSrc, videoProvider } from "@/lib/video";

const HOSTS = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/;

/**
 * The address of a video of YouTube or Vimeo as it was typed, made whole: `youtu.be/…` gets its https.
 * @returns undefined for every other address, and for one of theirs that names no video
 */
export function videoAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  if (!/^https?:$/.test(protocol) || !HOSTS.test(hostname)) return undefined;
  return playerSrc(href, videoProvider(href)) === undefined ? undefined : href.replace(/^http:/, "https:");
}
