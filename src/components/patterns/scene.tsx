import { cn } from "@/lib/class-names";

interface SceneProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The first picture of a page is never lazy. */
  eager?: boolean;
  className?: string;
}

/** A drawn scene. It turns round in Arabic, so that its light and its gaze follow the reading direction. */
export function Scene({ src, alt, width, height, eager = false, className }: SceneProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={eager ? "eager" : "lazy"}
      className={cn("mirror-rtl block h-auto w-full", className)}
    />
  );
}
