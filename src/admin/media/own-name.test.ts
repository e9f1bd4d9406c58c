import { expect, it } from "vitest";
import { endingOf } from "./media-formats";
import { ownName, wordsOfName } from "./own-name";

it.each([
  ["صورة عيادة.jpg", "صورة عيادة.jpg"],
  ["photo.jpg ", "photo.jpg"],
  ["photo.jpg\u200F", "photo.jpg"],
  ["\u202A\u00A0photo.jpg\u202C\u200B", "photo.jpg"],
  ["two\nlines\u0000.jpg", "two lines.jpg"],
  ["می\u200Cخواهم.jpg", "می\u200Cخواهم.jpg"],
  [`${"a".repeat(300)}.jpg`, "a".repeat(200)],
])("the name of %j is %j", (fileName, name) => {
  expect(ownName(fileName)).toBe(name);
});

it.each(["photo.jpg ", "photo.JPG\u200F", "photo.\u200Fjpg", "صورة\u200F.jpg"])("%j ends in jpg", (name) => {
  expect(endingOf(name)).toBe("jpg");
});

it.each([
  ["صورة عيادة.jpg", "صورة عيادة"],
  ["صورة_عيادة 2.jpg\u200F", "صورة عيادة 2"],
  ["nurse-with-patient.jpeg", "nurse with patient"],
  ["Room 12.png", "Room 12"],
  ["Dubai Marina 2026.png", "Dubai Marina 2026"],
])("%j shows %j", (fileName, words) => {
  expect(wordsOfName(fileName)).toBe(words);
});

it.each(
  `IMG_0042.JPG, DSC00042.jpg, 20261126_100211.jpg, Screenshot 2026-11-26 at 10.02.11 AM.png, image.png, a.jpg,
  WhatsApp Image 2026-11-26 at 10.02.11.jpeg, IMG-20261126-WA0003.jpg, صورة 12.jpg, 1795716051178-7se06yrm.jpg,
  infographics/46ae7ca7608a2182.png`.split(/,\s+/),
)("%j says nothing of what it shows", (fileName) => {
  expect(wordsOfName(fileName)).toBeUndefined();
});
