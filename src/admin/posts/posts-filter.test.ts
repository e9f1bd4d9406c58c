import { expect, it } from "vitest";
import { isNarrowed, type PostsFilter, readFilter, writeFilter } from "./posts-filters";

const ALL: PostsFilter = {
  page: 1,
  search: "",
  status: "",
  service: "",
  missingArabic: false,
  inTrash: false,
};
const read = (text: string) => readFilter(new URLSearchParams(text));

it("the filter is read from the URL, and written back", () => {
  const text = "view=trash&q=fever+at+home&status=draft&service=elderly-care&arabic=missing&page=3";
  expect(read(text)).toEqual({
    page: 3,
    search: "fever at home",
    status: "draft",
    service: "elderly-care",
    missingArabic: true,
    inTrash: true,
  });
  expect(writeFilter(read(text)).toString()).toBe(text);
});

it.each(["", "page=0", "page=1.5", "page=x", "status=gone", "arabic=1", "view=all", "q=++"])(
  "an invalid filter shows everything: %j",
  (text) => {
    expect(read(text)).toEqual(ALL);
    expect(writeFilter(read(text)).toString()).toBe("");
  },
);

it("the page and the trash do not count as filters", () => {
  expect(isNarrowed({ ...ALL, page: 2, inTrash: true })).toBe(false);
  expect(
    [read("q=a"), read("status=draft"), read("service=x"), read("arabic=missing")].every(isNarrowed),
  ).toBe(true);
});
