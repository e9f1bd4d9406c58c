import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerSrc, videoProvider } from "@domain/video";
import { anyText } from "@/testing/any-text";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/a1B2c3D4-_e?autoplay=1&rel=0";

describe("the provider of a video", () => {
  it.each([
    ["https://www.youtube-nocookie.com/embed/a1B2c3D4-_e", "youtube"],
    ["https://files.example.com/visit.MP4?token=1", "mp4"],
    ["https://example.com/vimeo.com/video", "youtube"],
    ["https://notvimeo.com/1", "youtube"],
    ["", "youtube"],
  ])("of %j is %s", (url, provider) => {
    expect(videoProvider(url)).toBe(provider);
  });
});

describe("the player's address", () => {
  it.each([
    ["https://www.youtube.com/watch?v=a1B2c3D4-_e&t=30", YOUTUBE],
    ["https://m.youtube.com/shorts/a1B2c3D4-_e", YOUTUBE],
    ["https://www.youtube.com/live/a1B2c3D4-_e/", YOUTUBE],
    ["https://youtu.be/a1B2c3D4-_e?si=abc", YOUTUBE],
    ["a1B2c3D4-_e", YOUTUBE],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
    ["https://vimeo.com/channels/care/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
    [
      "https://vimeo.com/76979871/ab12cd",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd",
    ],
    [
      "https://player.vimeo.com/video/76979871?h=ab12cd",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd",
    ],
    [
      "https://vimeo.com/123456789/1234567890?share=copy",
      "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=1234567890",
    ],
    ["/videos/visit.mp4", "/videos/visit.mp4"],
    ["https://files.example.com/visit.mp4?token=1", "https://files.example.com/visit.mp4?token=1"],
  ])("of %j is %s", (url, src) => {
    expect(playerSrc(url)).toBe(src);
  });

  it.each([
    "javascript:alert(1)//a.mp4",
    "data:text/html,a.mp4",
    "https://www.youtube.com/",
    "https://www.youtube.com/watch?v=..%2F..%2Fevil",
    "https://vimeo.com/about",
    "http://",
    "",
  ])("of %j does not exist", (url) => {
    expect(playerSrc(url)).toBeUndefined();
  });

  it("uses the named provider", () => {
    expect(playerSrc("https://files.example.com/stream", "mp4")).toBe("https://files.example.com/stream");
    expect(playerSrc("https://files.example.com/76979871", "vimeo")).toContain(
      "player.vimeo.com/video/76979871",
    );
  });

  it("is always one of the two players", () => {
    fc.assert(
      fc.property(
        fc.domain(),
        fc.array(anyText({ maxLength: 12 })),
        fc.constantFrom("vimeo", "youtube"),
        (host, parts, provider) => {
          const [query = "", ...path] = parts.map(encodeURIComponent);
          const url = `https://${host}/${path.join("/")}?v=${query}`;
          expect(playerSrc(url, provider) ?? "https://player.vimeo.com/").toMatch(
            /^https:\/\/(?:player\.vimeo\.com|www\.youtube-nocookie\.com)\//,
          );
        },
      ),
    );
  });
});
