import { expect, it } from "vitest";
import { isFromBackOffice } from "./opened-from-back-office";

const SITE = "https://www.example.com";
const address = `${SITE}/blog?admin=1&autorun=1`;

it.each([
  ["the dashboard", `${SITE}/admin`],
  ["a page of it", `${SITE}/admin/posts/new?x=1`],
])("the referrer %s counts as the back office", (_, referrer) => {
  expect(isFromBackOffice({ referrer, loaded: address, address })).toBe(true);
});

it.each([
  ["nothing", ""],
  ["another site", "https://mail.example/admin/posts"],
  ["another site, with this one's name in front", "https://www.example.com.evil.example/admin"],
  ["another scheme", "http://www.example.com/admin"],
  ["a page for readers", `${SITE}/blog/fever`],
  ["one that begins like the back office", `${SITE}/administration`],
  ["the sign-in", `${SITE}/admin/login`],
])("the referrer %s does not count as the back office", (_, referrer) => {
  expect(isFromBackOffice({ referrer, loaded: address, address })).toBe(false);
});

it("a navigation within the application does not count as the back office, whatever the referrer", () => {
  expect(isFromBackOffice({ referrer: `${SITE}/admin`, loaded: `${SITE}/blog`, address })).toBe(false);
});
