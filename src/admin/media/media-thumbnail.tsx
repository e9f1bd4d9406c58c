import { Film, ImageOff } from "lucide-react";
import { Picture } from "@/components/patterns/picture";
import type { MediaFile } from "@/data/staff/media";

const SIDE_PX = 240;

interface MediaThumbnailProps {
  file: Pick<MediaFile, "kind" | "url">;
  sizes?: string;
}

/** A picture in a small square, cut by the image service; an icon for a video, or when a picture cannot be shown. */
export function MediaThumbnail({ file: { kind, url }, sizes }: MediaThumbnailProps) {
  const icon = "text-muted-foreground size-10";
  return (
    <span className="bg-sand relative grid aspect-square w-full place-items-center overflow-hidden">
      {kind === "video" ? (
        <Film className={icon} />
      ) : (
        <Picture
          src={url}
          alt=""
          width={SIDE_PX}
          height={SIDE_PX}
          sizes={sizes}
          fallback={<ImageOff className={icon} />}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
