import { cn } from "@/lib/class-names";
import { Picture, type PictureProps } from "./picture";

/** A drawn scene. It turns round in Arabic, so that its light and its gaze follow the reading direction. */
export function Scene({ className, ...picture }: PictureProps) {
  return <Picture {...picture} className={cn("mirror-rtl block h-auto w-full", className)} />;
}
