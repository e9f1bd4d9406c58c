import { expect, it } from "vitest";
import { isFromBackOffice } from "./opened-from-back-office";

const SITE = "https://www.example.com";
const address = `${SITE}/blog?admin=1&autorun=1`;

it.each([
  ["the dashboard", `${SITE}/admin`, true],
  ["a page of it", `${SITE}/admin/posts/new?x=1`, true],
  ["nothing", "", false],
  ["another site", "https://mail.example/admin/posts", false],
  ["another site, with this one's name in front", "https://www.example.com.evil.example/admin", false],
  ["another scheme", "http://www.example.com/admin", false],
  ["a page for readers", `${SITE}/blog/fever`, false],
  ["one that begins like the back office", `${SITE}/administration`, false],
  ["the sign-in", `${SITE}/admin/login`, false],
])("the referrer %s (%s) counts as the back office: %s", (_, referrer, isBackOffice) => {
  expect(isFromBackOffice({ referrer, loaded: address, address })).toBe(isBackOffice);
});

it("a navigation within the application does not count as the back office, whatever the referrer", () => {
  expect(isFromBackOffice({ referrer: `${SITE}/admin`, loaded: `${SITE}/blog`, address })).toBe(false);
});
