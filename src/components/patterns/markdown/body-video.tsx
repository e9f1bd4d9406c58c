import { videoEmbedTexts } from "@/words/site/video-embed";
import { useI18n } from "@/i18n/i18n";
import { VideoEmbed } from "../video-embed";
import type { BodyVideo as BodyVideoNode } from "./body-node";

/** A video in an article's body: its player is loaded after the click. */
export function BodyVideo({ url, title }: Pick<BodyVideoNode, "url" | "title">) {
  const { locale } = useI18n();
  return (
    <div className="my-8">
      <VideoEmbed url={url} title={title || videoEmbedTexts[locale].untitled} />
    </div>
  );
}
