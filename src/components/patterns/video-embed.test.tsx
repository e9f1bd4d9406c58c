import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import { renderSite } from "@/testing/render-site";
import { VideoEmbed } from "./video-embed";

const show = (props: ComponentProps<typeof VideoEmbed>, locale: Locale = "en") =>
  renderSite(<VideoEmbed {...props} />, { path: locale === "ar" ? "/ar/" : "/" });

describe("a video of an external player", () => {
  it.each([
    ["https://youtu.be/a1B2c3D4-_e", "https://www.youtube-nocookie.com/embed/a1B2c3D4-_e"],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
  ])("%s is loaded after the click, and not before", async (url, player) => {
    show({ url, title: "A visit" });
    expect(document.querySelectorAll("iframe, video, img")).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Play the video: A visit" }));
    expect(screen.getByTitle<HTMLIFrameElement>("A visit").src.startsWith(player)).toBe(true);
  });

  it("links to its source", () => {
    show({ url: "https://vimeo.com/76979871", title: "زيارة" }, "ar");
    expect(screen.getByRole("button", { name: "شغّل الفيديو: زيارة" })).toBeVisible();
    expect(screen.getByRole("link", { name: /شاهده هناك/ })).toHaveAttribute(
      "href",
      "https://vimeo.com/76979871",
    );
  });

  it("named by its id alone links to YouTube", () => {
    show({ url: "a1B2c3D4-_e", title: "A visit" });
    expect(screen.getByRole("link", { name: /Watch it there/ })).toHaveAttribute(
      "href",
      "https://youtu.be/a1B2c3D4-_e",
    );
  });
});

it("a video file has the browser's own controls and is loaded when it is played", () => {
  show({ url: "/videos/visit.mp4", title: "A visit" });
  const video = screen.getByTitle<HTMLVideoElement>("A visit");
  expect(video).toHaveAttribute("src", "/videos/visit.mp4");
  expect(video).toHaveAttribute("preload", "none");
  expect(video.controls).toBe(true);
});

it("an address of no video shows nothing", () => {
  const { container } = show({ url: "javascript:alert(1)", title: "A visit" });
  expect(container).toBeEmptyDOMElement();
});
