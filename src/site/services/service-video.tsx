import { VideoEmbed } from "@/components/patterns/video-embed";

/** A film about the service. */
export function ServiceVideo({ url, title }: { url: string; title: string }) {
  return (
    <section aria-labelledby="video" className="bg-sand">
      <div className="page-width py-band">
        <h2 id="video">{title}</h2>
        <div className="mt-6 max-w-4xl">
          <VideoEmbed url={url} title={title} />
        </div>
      </div>
    </section>
  );
}
