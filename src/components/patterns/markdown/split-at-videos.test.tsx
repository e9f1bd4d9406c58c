import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { parseVideoFrame, videoFrame } from "@domain/video-frame";
import { renderSite } from "@/testing/render-site";
import { bodyTree } from "./body-tree";
import { MarkdownBody } from "./markdown-body";

const YOUTUBE =
  '<iframe src="https://www.youtube-nocookie.com/embed/a1B2c3D4-_e" width="560" height="315" allowfullscreen></iframe>';
const VIMEO =
  '<iframe src="https://player.vimeo.com/video/76979871" width="560" height="315" allowfullscreen></iframe>';
const UNLISTED =
  '<iframe src="https://player.vimeo.com/video/76979871?h=ab12cd34ef" width="560" height="315" allowfullscreen></iframe>';

describe("the iframe of an address", () => {
  it.each([
    ["https://www.youtube.com/watch?v=a1B2c3D4-_e", YOUTUBE],
    ["https://m.youtube.com/watch?list=x&v=a1B2c3D4-_e", YOUTUBE],
    ["https://youtu.be/a1B2c3D4-_e?si=abc", YOUTUBE],
    ["  https://youtu.be/a1B2c3D4-_e/ ", YOUTUBE],
    ["youtu.be/a1B2c3D4-_e", YOUTUBE],
    ["www.youtube.com/watch?v=a1B2c3D4-_e", YOUTUBE],
    ["https://vimeo.com/76979871", VIMEO],
    ["http://www.vimeo.com/76979871", VIMEO],
    ["\u200Fhttps://vimeo.com/76979871?share=copy\u200E", VIMEO],
    ["https://vimeo.com/76979871/ab12cd34ef?share=copy", UNLISTED],
    ["https://player.vimeo.com/video/76979871?h=ab12cd34ef&badge=0", UNLISTED],
    ["player.vimeo.com/video/76979871", VIMEO],
    ["https://www.youtube.com/shorts/a1B2c3D4-_e?feature=share", YOUTUBE],
    ["https://youtube.com/live/a1B2c3D4-_e?t=10", YOUTUBE],
    ["https://www.youtube.com/embed/a1B2c3D4-_e?start=5", YOUTUBE],
    ["https://music.youtube.com/watch?list=RD&v=a1B2c3D4-_e&t=1m", YOUTUBE],
    ["https://www.youtube-nocookie.com/embed/a1B2c3D4-_e", YOUTUBE],
    ["https://studio.youtube.com/video/a1B2c3D4-_e/edit", YOUTUBE],
    ["https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3Da1B2c3D4-_e%26feature%3Dshare", YOUTUBE],
    ["https://vimeo.com/channels/staffpicks/76979871", VIMEO],
    ["https://vimeo.com/groups/motion/videos/76979871", VIMEO],
    ["https://vimeo.com/showcase/3253534/video/76979871", VIMEO],
    ["https://vimeo.com/album/3253534/video/76979871", VIMEO],
    ["https://vimeo.com/manage/videos/76979871/ab12cd34ef", UNLISTED],
    ["https://vimeo.com/76979871?h=ab12cd34ef&fl=pl#t=5s", UNLISTED],
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/a1B2c3D4-_e?si=x&amp;start=5" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
      YOUTUBE,
    ],
    [
      '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=ab12cd34ef&amp;badge=0&amp;app_id=58479" frameborder="0" allow="autoplay" style="position:absolute;top:0" title="Care"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
      UNLISTED,
    ],
  ])("%j is written", (address, frame) => {
    expect(videoFrame(address)).toBe(frame);
  });

  it.each([
    "",
    "a1B2c3D4-_e",
    "https://www.youtube.com/",
    "https://www.youtube.com/@clinic",
    "https://www.youtube.com/ElevenSigns",
    "https://www.youtube.com/channel/UCa1B2c3D4-_e",
    "https://www.youtube.com/playlist?list=PLa1B2c3D4-_e",
    "https://www.youtube.com/results?search_query=a1B2c3D4-_e",
    "https://www.youtube.com/embed/videoseries?list=PLa1B2c3D4-_e",
    "https://www.youtube.com/embed/live_stream?channel=UCa1B2c3D4-_e",
    "https://vimeo.com/showcase/3253534",
    "https://vimeo.com/channels/76979871",
    "https://vimeo.com/user76979871",
    "https://vimeo.com/event/76979871",
    "https://vimeo.com/search?q=76979871",
    'https://www.youtube.com/watch?v=a1B2c3D4-_"',
    "https://youtu.be/a1B2c3D4-_e/x",
    "https://youtube.com.example.org/watch?v=a1B2c3D4-_e",
    "https://example.org/youtube.com/watch?v=a1B2c3D4-_e",
    "https://notyoutube.com/watch?v=a1B2c3D4-_e",
    "https://user@youtu.be/a1B2c3D4-_e",
    "https://youtu.be:8443/a1B2c3D4-_e",
    "https://vimeo.com/about",
    "javascript:alert(1)//youtu.be/a1B2c3D4-_e",
    "https://files.example.com/visit.mp4",
  ])("%j is refused", (address) => {
    expect(videoFrame(address)).toBeNull();
  });
});

describe("the video of a line", () => {
  it.each([
    [YOUTUBE, "https://youtu.be/a1B2c3D4-_e"],
    [`${YOUTUBE}  \r`, "https://youtu.be/a1B2c3D4-_e"],
    [VIMEO, "https://vimeo.com/76979871"],
    [UNLISTED, "https://vimeo.com/76979871/ab12cd34ef"],
    // The form that the video hosts give for embedding.
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/a1B2c3D4-_e?si=x&amp;start=5" title="YouTube video player" frameborder="0" allow="autoplay; web-share" allowfullscreen></iframe>',
      "https://youtu.be/a1B2c3D4-_e",
    ],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?h=ab12cd34ef" width="640" height="360"></iframe><p><a href="https://vimeo.com/76979871">Care</a> on <a href="https://vimeo.com">Vimeo</a>.</p>',
      "https://vimeo.com/76979871/ab12cd34ef",
    ],
    [
      YOUTUBE.toUpperCase().replace("A1B2C3D4", "a1B2c3D4").replace("_E", "_e").replace("EMBED", "embed"),
      "https://youtu.be/a1B2c3D4-_e",
    ],
  ])("%s is %s", (line, url) => {
    expect(parseVideoFrame(line)).toBe(url);
  });
});

const Place = () => null;

const show = async (markdown: string) => {
  const nodes = await bodyTree(markdown);
  return renderSite(<MarkdownBody nodes={nodes} newTab="opens in a new tab" Infographic={Place} />).container;
};

describe("in an article", () => {
  it("an iframe of the editor is a video, named by its section", async () => {
    const page = await show(`## How to use the thermometer\n\nWatch:\n${YOUTUBE}\nAnd then **read**.`);
    expect(
      await screen.findByRole("button", { name: "Play the video: How to use the thermometer" }),
    ).toBeVisible();
    expect(page).toHaveTextContent(/Watch:.*And then read\.$/);
  });

  it("a video before the first heading has a name too", async () => {
    await show(`${VIMEO}\n\n## Later`);
    expect(
      await screen.findByRole("button", { name: "Play the video: a video of this article" }),
    ).toBeVisible();
  });

  it.each([
    ["of another site", YOUTUBE.replace("www.youtube-nocookie.com", "example.org")],
    ["with its own document", YOUTUBE.replace(" width", ' srcdoc="<script>alert(1)</script>" width')],
    ["with a second frame on its line", `${YOUTUBE}${YOUTUBE}`],
    ["with text after it", `${YOUTUBE} <b>text</b>`],
    ["inside a line", `Text ${YOUTUBE}`],
    ["indented like code", `    ${YOUTUBE}`],
    ["of a list", YOUTUBE.replace("a1B2c3D4-_e", "videoseries?list=PL1")],
    ["in a fence", `\`\`\`\n${YOUTUBE}\n\`\`\``],
  ])("an iframe %s is not a video", async (_, markdown) => {
    const nodes = await bodyTree(markdown);
    expect(nodes.filter((node) => node.type === "video")).toEqual([]);
    const page = await show(markdown);
    expect(page.querySelector("iframe, button, script, [onload]")).toBeNull();
  });
});
