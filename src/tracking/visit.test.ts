// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import type * as visit from "./visit";
import { campaignOf } from "./visit";

const NOTHING = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_content: null,
  first_article: null,
  last_article: null,
};

let api: ReturnType<typeof serveApi>;
let tab: typeof visit;
beforeEach(async () => {
  api = serveApi({ "POST user_sessions": undefined });
  sessionStorage.clear();
  // Each test is a tab of its own.
  vi.resetModules();
  tab = await import("./visit");
  history.replaceState(null, "", "/");
  return () => history.replaceState(null, "", "/");
});

const open = async (address: string) => {
  history.replaceState(null, "", address);
  await tab.openVisit("en");
};

it("the visit's row has the first campaign, and its clicks the last one as a whole", async () => {
  await open("/?utm_source=letter&utm_medium=email&utm_campaign=autumn&utm_content=top&gclid=x");
  await open("/about");
  expect(tab.visitTrail()).toEqual({
    ...NOTHING,
    utm_source: "letter",
    utm_medium: "email",
    utm_campaign: "autumn",
    utm_content: "top",
  });
  await open("/about?utm_source=google");
  await open("/contact");
  expect(tab.visitTrail()).toEqual({ ...NOTHING, utm_source: "google" });
  expect(api.requests.map(({ body }) => body)).toMatchObject([
    { utm_source: "letter", utm_medium: "email", utm_campaign: "autumn", utm_content: "top" },
  ]);
});

it("the trail has the first and the last article", () => {
  expect(tab.visitTrail()).toEqual(NOTHING);
  for (const post of ["post-1", "post-2", "post-1", "post-3"]) tab.keepArticle(post);
  expect(tab.visitTrail()).toEqual({ ...NOTHING, first_article: "post-1", last_article: "post-3" });
});

it.each(["{", "first", "first=post-1&constructor=x&utm_source=a%40b", "%E0%A4%A"])(
  "the trail is read despite other stored values: %s",
  (stored) => {
    sessionStorage.setItem("visit-trail", stored);
    expect(Object.keys(tab.visitTrail())).toEqual(Object.keys(NOTHING));
    tab.keepArticle("post-2");
    expect(tab.visitTrail()).toMatchObject({ utm_source: null, last_article: "post-2" });
  },
);

it("the campaign has its four names only", () => {
  expect(
    campaignOf("?utm_source=letter&utm_medium=email&utm_campaign=رمضان 2026&utm_term=x&gclid=x&name=amal"),
  ).toEqual({
    utm_source: "letter",
    utm_medium: "email",
    utm_campaign: "رمضان 2026",
    utm_content: null,
  });
});

it.each([
  ["nothing", "", null],
  ["an empty value", "?utm_source=", null],
  ["blanks", "?utm_source=%20%0A%20", null],
  ["an email address", "?utm_source=amal%40example.com", null],
  ["control characters", "?utm_source=a%00b%0D%0Ac", "a b c"],
  ["marks that nobody sees", "?utm_source=a%E2%80%8Bb%E2%80%8F", "ab"],
  ["half a character", "?utm_source=%ED%A0%BDa", "\u{FFFD}\u{FFFD}\u{FFFD}a"],
  ["broken encoding", "?utm_source=%E0%A4%A", "\u{FFFD}%A"],
  ["markup, which stays text", "?utm_source=<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["the first of several", "?utm_source=a&utm_source=b", "a"],
  ["a hundred characters and more", `?utm_source=${"a".repeat(9000)}`, "a".repeat(100)],
  ["a name in capitals", "?UTM_Source=a", "a"],
  ["what HTML writes for &", "?utm_medium=x&amp;utm_source=a&amp;amp;utm_content=b", "a"],
  ["a second question mark", "?utm_source=a?fbclid=x", "a"],
  ["one behind a click id", "?fbclid=x?utm_source=a", "a"],
  ["a second query that is encoded", "?utm_source=a%3Ffbclid%3Dx", "a"],
  ["a query that is encoded as a whole", "?utm_source%3Da%26utm_medium%3Dcpc", "a"],
  [
    "a value that is encoded twice",
    "?utm_source=%25D8%25B1%25D9%2585%25D8%25B6%25D8%25A7%25D9%2586",
    "رمضان",
  ],
  ["a value with a per cent sign", "?utm_source=50%25", "50%"],
  ["no sign of a sentence behind it", "?utm_source=a).", "a"],
  ["no Arabic one either", "?utm_source=a%D8%8C", "a"],
  ["a bracket of its own", "?utm_source=spring (2).", "spring (2)"],
  ["no quotation mark of the sentence", '?utm_source=a"', "a"],
  ["its own quotation marks", '?utm_source="a"', '"a"'],
  ["nothing that only signs are", "?utm_source=...", null],
  ["no placeholder of Meta", "?utm_source={{campaign.name}}", null],
  ["no placeholder inside", "?utm_source=fb-{{campaign.name}}-x", null],
  ["no placeholder of Google", "?utm_source={campaignid}", null],
  ["no encoded placeholder", "?utm_source=%257B%257Badset.name%257D%257D", null],
  ["no placeholder of TikTok", "?utm_source=__CAMPAIGN_NAME__", null],
  ["no placeholder of Mailchimp", "?utm_source=*|CAMPAIGN_UID|*", null],
  ["nothing for undefined", "?utm_source=undefined", null],
  ["a value with underscores", "?utm_source=__summer__2026", "__summer__2026"],
  ["characters of two halves", `?utm_source=${"😀".repeat(101)}`, "😀".repeat(100)],
])("the campaign has %s", (_, search, value) => {
  expect(campaignOf(search).utm_source).toBe(value);
});
