import { expect, it } from "vitest";
import { videoAddress } from "./video-embed-field";

it.each([
  ["https://www.youtube.com/watch?v=a1B2c3D4-_e&t=30s", "https://youtu.be/a1B2c3D4-_e"],
  ["  https://youtu.be/a1B2c3D4-_e ", "https://youtu.be/a1B2c3D4-_e"],
  ["youtu.be/a1B2c3D4-_e", "https://youtu.be/a1B2c3D4-_e"],
  ["http://m.youtube.com/watch?v=a1B2c3D4-_e", "https://youtu.be/a1B2c3D4-_e"],
  ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
  ["vimeo.com/76979871/", "https://vimeo.com/76979871"],
  ["https://vimeo.com/76979871/abc123", "https://vimeo.com/76979871/abc123"],
])("accepts %s", (typed, address) => {
  expect(videoAddress(typed)).toBe(address);
});

it.each([
  "",
  "   ",
  "a1B2c3D4-_e",
  "not an address",
  "https://example.com/watch?v=a1B2c3D4-_e",
  "https://notyoutube.com/watch?v=a1B2c3D4-_e",
  "https://youtube.com.example.com/watch?v=a1B2c3D4-_e",
  "https://www.youtube.com/",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/shorts/a1B2c3D4-_e",
  "https://www.youtube-nocookie.com/embed/a1B2c3D4-_e",
  "https://www.youtube.com/carechannel",
  "https://vimeo.com/about",
  "https://vimeo.com/channels/staffpicks/76979871",
  "https://player.vimeo.com/video/76979871",
  "https://example.com/film.mp4",
  "javascript:alert(1)//youtu.be/a1B2c3D4-_e",
  "data:text/html,youtu.be",
  "ftp://youtu.be/a1B2c3D4-_e",
])("refuses %j", (typed) => {
  expect(videoAddress(typed)).toBeUndefined();
});
