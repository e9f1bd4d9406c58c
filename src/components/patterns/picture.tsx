import { type ReactNode, useEffect, useRef, useState } from "react";
import team from "@/assets/scenes/medical-team.svg";
import { env } from "@/config/env";
import { cn } from "@/lib/class-names";
import { storedPicture } from "@/lib/image-url";

export interface PictureProps {
  src: string;
  /** In the page's language; empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The size of the frame where it is widest. It reserves the space, and an uploaded picture is cut to these proportions. */
  width: number;
  height: number;
  /** The picture's width by screen size, when it is not always `width`. */
  sizes?: string;
  /** The first picture of a page is never lazy. */
  eager?: boolean;
  /** Shown instead of a picture that cannot be loaded; the medical team unless given. */
  fallback?: ReactNode;
  className?: string;
}

/**
 * Every picture of the site. An uploaded picture is requested from the storage's image service in modern formats and the right
 * size. Where that service is not available, the uploaded file is shown; where that fails as well, the fallback.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = `${width}px`,
  eager = false,
  fallback,
  className,
}: PictureProps) {
  /** The last address that could not be loaded: the image service's, or the picture's own. */
  const [failed, setFailed] = useState("");
  const image = useRef<HTMLImageElement>(null);
  const stored = storedPicture(src, env.VITE_SUPABASE_URL, width, height);
  const asked = stored?.original === failed ? undefined : stored;
  const shown = asked?.original ?? src;
  // A photograph may be the largest paint of its page; next to one of the site's own drawings, the text is.
  const firstPriority = stored ? "high" : "low";

  useEffect(() => {
    // The picture may have failed before the script ran.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(shown);
  }, [shown]);

  if (failed === src) {
    const placeholder = cn("mirror-rtl", className);
    return fallback ?? <img src={team} alt={alt} width={width} height={height} className={placeholder} />;
  }
  const img = (
    <img
      key={shown}
      ref={image}
      src={src}
      srcSet={asked?.original}
      sizes={asked && sizes}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? firstPriority : undefined}
      className={className}
      onError={() => setFailed(shown)}
    />
  );
  if (!asked) return img;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={asked.avif} sizes={sizes} />
      <source type="image/webp" srcSet={asked.webp} sizes={sizes} />
      {img}
    </picture>
  );
}

/** A drawn scene. It is mirrored in Arabic, so that light and gaze follow the reading direction. */
export function Scene({ className, ...picture }: PictureProps) {
  return <Picture {...picture} className={cn("mirror-rtl block h-auto w-full", className)} />;
}
