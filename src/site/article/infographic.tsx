import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { BodyInfographic } from "@/components/patterns/markdown/body-node";
import { Picture } from "@/components/patterns/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { keys } from "@/data/client/keys";

/** Far enough ahead of the reader that the space is filled, or collapses, out of sight. */
const AHEAD = "400px";

type Described = Pick<BodyInfographic, "description">;

const FRAME = { width: 720, height: 405 } as const;

/** A picture drawn from its description. A new one is requested when a reader comes near. */
export function Infographic({ description, image }: Pick<BodyInfographic, "description" | "image">) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (image) return <Drawn src={image} description={description} />;
  if (isNear) return <Wanted description={description} />;
  return (
    <div ref={place}>
      <Place />
    </div>
  );
}

/** The space is reserved from the start: otherwise it would move the target of a link to a section. */
const Place = () => <Skeleton className="rounded-card my-8 aspect-video noscript:hidden" />;

/** A placeholder while the picture is looked for or drawn; nothing when that fails. */
function Wanted({ description }: Described) {
  const { data, isPending } = useQuery(infographicQuery(description));
  if (data) return <Drawn src={data} description={description} />;
  return isPending ? <Place /> : null;
}

const Drawn = ({ src, description }: Described & { src: string }) => (
  <figure className="my-8 empty:hidden">
    <Shown src={src} description={description} fallback={<Lost description={description} />} />
  </figure>
);

/** A picture that cannot be loaded is looked for once more, since its file may have been deleted; then it disappears. */
function Lost({ description }: Described) {
  const { data, isPending } = useQuery(infographicQuery(description, true));
  if (data) return <Shown src={data} description={description} fallback={<></>} />;
  return isPending ? <Skeleton className="rounded-card aspect-video" /> : null;
}

const Shown = ({ src, description, fallback }: Described & { src: string; fallback: ReactNode }) => (
  <Picture
    {...FRAME}
    src={src}
    alt={description}
    sizes="(min-width: 48rem) 45rem, 94vw"
    fallback={fallback}
    className="rounded-card aspect-video h-auto w-full object-cover"
  />
);

/**
 * The picture of a description. It is requested once per description and page load, also after a failure and when several
 * places show it: each request may cost money. `isLost`: the known address no longer works.
 */
const infographicQuery = (description: string, isLost = false) =>
  queryOptions({
    queryKey: [...keys.infographics, description, isLost],
    queryFn: async () => {
      const { findInfographic } = await import("./find-infographic");
      return findInfographic(description, isLost);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  });
