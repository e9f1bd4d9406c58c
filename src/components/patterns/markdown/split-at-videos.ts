import { parseVideoFrame } from "@domain/video-frame";
import type { BodyVideo } from "./body-node";
import { fenceAfter } from "./body-parts";

/** The text between an article's video frames and, in their places, the videos. A frame in a fence is code. */
export function splitAtVideos(markdown: string): (string | BodyVideo)[] {
  const pieces: (string | BodyVideo)[] = [];
  let lines: string[] = [];
  let fence = "";
  for (const line of markdown.split("\n")) {
    const url = fence ? null : parseVideoFrame(line);
    if (url === null) {
      fence = fenceAfter(line, fence);
      lines.push(line);
      continue;
    }
    pieces.push(lines.join("\n"), { tag: "video", url, title: "", children: [] });
    lines = [];
  }
  return [...pieces, lines.join("\n")];
}
