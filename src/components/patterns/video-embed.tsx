import { useState } from "react";
import { ExternalLink, Play } from "@/components/ui/icons";
import { videoEmbedTexts } from "@/texts/site/video-embed";
import { useI18n } from "@/i18n/i18n";
import { playerSrc, videoProvider } from "@domain/video";

const FRAME = "rounded-card bg-primary-soft relative aspect-video w-full overflow-hidden print:hidden";

interface VideoProps {
  url: string;
  /** Empty for a video without a title. */
  title: string;
}

/**
 * A video in the space that it needs. The player of a third party is loaded only after a click. An address that is not a
 * video's shows nothing.
 */
export function VideoEmbed({ url, title }: VideoProps) {
  const provider = videoProvider(url);
  const src = playerSrc(url, provider);
  if (!src) return null;
  if (provider === "mp4") {
    return (
      <div className={FRAME}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file brings its own captions or none; there is no second file to name */}
        <video controls playsInline preload="none" src={src} title={title} className="size-full" />
      </div>
    );
  }
  return <PlayerFrame url={url} src={src} title={title} provider={provider} />;
}

function PlayerFrame({
  url,
  src,
  title,
  provider,
}: VideoProps & { src: string; provider: "vimeo" | "youtube" }) {
  const { t, locale } = useI18n();
  const [isPlaying, setPlaying] = useState(false);
  const texts = videoEmbedTexts[locale];
  const name = title || texts.untitled;
  return (
    <div>
      <div className={FRAME}>
        {isPlaying ? (
          <iframe
            title={name}
            src={src}
            className="size-full border-0"
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, so it cannot lift its own sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            // YouTube's player refuses to play for a page that sends no referrer.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            type="button"
            aria-label={texts.play(name)}
            className="group size-full"
            onClick={() => setPlaying(true)}
          >
            <span className="arch bg-primary text-primary-foreground group-hover:bg-primary-hover relative mx-auto grid h-28 w-24 place-items-center transition-colors">
              <Play className="size-9" />
            </span>
          </button>
        )}
      </div>
      <p className="text-muted-foreground mt-3 flex flex-wrap items-center justify-between gap-x-6 text-base">
        {texts.note[provider]}
        <a
          // A bare id is a YouTube video.
          href={new URL(url, "https://youtu.be/").href}
          target="_blank"
          rel="noreferrer"
          className="text-primary inline-flex min-h-12 items-center gap-2 font-semibold hover:underline"
        >
          {texts.open}
          <ExternalLink className="mirror-rtl size-5" />
          <span className="sr-only"> ({t.footer.opensNewTab})</span>
        </a>
      </p>
    </div>
  );
}
