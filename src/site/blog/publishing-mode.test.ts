import { expect, it } from "vitest";
import { publishingModeOf, isFromBackOffice } from "./publishing-mode";

it.each([
  ["&set=nursing", "nursing", false],
  ["&set=care", "care", false],
  ["&set=care-nursing", "care-nursing", true],
  ["&set=nursing-care", "care-nursing", true],
  ["&set=nursing-care-both", "care-nursing", true],
  ["&set=lab-iv", "lab-iv", false],
  ["&set=doctor", "default", true],
  ["&set=", "default", true],
  ["", "default", true],
])(
  "the batch of topics at ?admin=1%s is %s, and both groups at once are offered: %s",
  (search, batch, hasBoth) => {
    const mode = publishingModeOf(`?admin=1${search}`);
    expect(mode.batch).toBe(batch);
    expect(mode.offered).toEqual([
      "default",
      "lab-iv",
      "nursing",
      "care",
      ...(hasBoth ? ["care-nursing"] : []),
    ]);
  },
);

it("publishing starts automatically for autorun=1 only", () => {
  expect(publishingModeOf("?admin=1&autorun=1").isAutomatic).toBe(true);
  for (const search of ["?admin=1", "?admin=1&autorun=true", "?admin=1&autorun=1&autorun=1", "?autorun=11"]) {
    expect(publishingModeOf(search).isAutomatic, `at ${search}`).toBe(false);
  }
});

it.each([
  ["scripts", "?admin=1&set=<script>alert(1)</script>&autorun=<img src=x onerror=alert(1)>"],
  ["names of the language's own", "?admin=1&set=__proto__&autorun=constructor"],
  ["thousands of characters", `?admin=1&set=${"nursing".repeat(1500)}&autorun=${"1".repeat(10_000)}`],
  ["repetitions", "?admin=1&set=nursing&set=care&autorun=1&autorun=1"],
  ["broken encodings and other addresses", "?admin=1&set=%E0%A4%A&next=//elsewhere.example"],
])("the mode ignores %s", (_, search) => {
  expect(publishingModeOf(search)).toMatchObject({
    batch: "default",
    isAutomatic: false,
    search: "?admin=1",
    searchWithStart: "?admin=1",
  });
});

it("the mode writes its parsed parameters for the way to the sign-in and back", () => {
  const mode = publishingModeOf("?gclid=x&admin=1&autorun=1&set=nursing-care");
  expect(mode.search).toBe("?admin=1&set=nursing-care");
  expect(mode.searchWithStart).toBe("?admin=1&set=nursing-care&autorun=1");
});

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
