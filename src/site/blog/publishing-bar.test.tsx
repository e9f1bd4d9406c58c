import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publishingBatches } from "@/content/publishing-batches";
import { renderSiteRoutes } from "@/testing/render-site";
import { refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { PublishingBar } from "./publishing-bar";

const PUBLISH = "POST functions/bulk-generate-blog";
const SEED = "POST rpc/blog_seed_begin";

beforeEach(() => localStorage.clear());
// Toasts outlive the component that showed them.
afterEach(() => void toast.dismiss());

interface Visit {
  path?: string;
  isStaff?: boolean;
  isBlogEmpty?: boolean;
  /** The page before this address. */
  referrer?: string;
  /** The answer of the publishing function. */
  answer?: unknown;
  /** Whether this browser is the one that fills an empty blog. */
  mayBegin?: unknown;
}

const created = (count: number) => ({ ok: true, created: Array.from({ length: count }, () => ({})) });
const refused = (status: number, error: string) => () => Response.json({ error }, { status });

/** Opens the bar at an address, as staff or as anyone. */
function visit({
  path = "/blog?admin=1",
  isStaff = true,
  isBlogEmpty = false,
  referrer = "",
  answer = created(10),
  mayBegin = true,
}: Visit = {}) {
  if (isStaff) storeSession();
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: location.href } as PerformanceEntry]);
  const { requests } = serveApi({
    "GET admins": [{ email: "amal@example.com", role: "editor" }],
    [PUBLISH]: answer,
    [SEED]: mayBegin,
    "POST rpc/blog_seed_finish": undefined,
  });
  const rendered = renderSiteRoutes(
    [
      { path: "/admin/login", element: <p>the sign-in</p> },
      { path: "*", element: <PublishingBar isBlogEmpty={isBlogEmpty} /> },
    ],
    { path },
  );
  const sent = (wanted: string) => requests.filter(({ line }) => line === wanted).map(({ body }) => body);
  return { ...rendered, requests, published: () => sent(PUBLISH), begun: () => sent(SEED).length };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const labels = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

describe("the buttons", () => {
  it.each([
    [
      "/blog?admin=1",
      [
        "Publish 10",
        "Publish 10 Lab + IV",
        "Publish 5 Nursing",
        "Publish 5 Care",
        "Publish 10 Nursing + Care",
      ],
    ],
    [
      "/ar/blog?admin=1&set=nursing-care",
      [
        "انشر 10 مقالات",
        "انشر 10 مقالات تحاليل + علاج وريدي",
        "انشر 5 مقالات تمريض",
        "انشر 5 مقالات رعاية",
        "انشر 10 مقالات تمريض + رعاية",
      ],
    ],
  ])("of %s", (path, expected) => {
    visit({ path });
    expect(labels()).toEqual(expected);
  });

  it("are disabled during a publication, and the pressed one is marked as busy", async () => {
    let finish = (_answer: object) => {};
    const { published } = visit({ answer: () => new Promise((resolve) => (finish = resolve)) });
    await press("Publish 5 Nursing");
    expect(labels()[2]).toBe("Publishing…");
    for (const button of screen.getAllByRole("button"))
      expect(button).toHaveAttribute("aria-disabled", "true");
    expect(screen.getAllByRole("button", { busy: true })).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Publishing…" })).toHaveFocus();
    // A browser moves the focus away from a disabled button.
    expect(screen.getByRole("button", { name: "Publishing…" })).toBeEnabled();
    await waitFor(() => expect(published()).toEqual([{ topics: publishingBatches.nursing }]));
    finish(created(5));
    expect(await screen.findByText("5 articles published (EN/AR)")).toBeVisible();
    for (const button of screen.getAllByRole("button", { name: /^Publish/ }))
      expect(button).toHaveAttribute("aria-disabled", "false");
  });
});

it.each([
  [
    "/blog?admin=1",
    10,
    "Publish 10 Nursing + Care",
    "Published",
    "10 Nursing + Care articles published (EN/AR)",
  ],
  ["/blog?admin=1", 0, "Publish 10", "Published", "0 articles published (EN/AR)"],
  [
    "/ar/blog?admin=1",
    10,
    "انشر 10 مقالات تمريض + رعاية",
    "تم النشر",
    "نُشرت 10 مقالات تمريض ورعاية (بالعربية والإنجليزية)",
  ],
])(
  "the bar at %s reports that %i were published, refetches the list and remembers it: %s",
  async (path, count, button, title, description) => {
    const { client } = visit({ path, answer: created(count) });
    const invalidate = vi.spyOn(client, "invalidateQueries");
    await press(button);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ["blog-posts"] });
    expect(localStorage.getItem("blog-seeded")).toBe("1");
  },
);

it.each([
  ["/blog?admin=1", "Publish 5 Care", "the budget is used up", "Error", "the budget is used up"],
  ["/blog?admin=1", "Publish 5 Care", "", "Error", "Failed to publish"],
  ["/ar/blog?admin=1", "انشر 5 مقالات رعاية", "", "خطأ", "تعذّر النشر"],
])(
  "the bar at %s reports why %s failed (%s), is idle again, and refetches the list, of which some may be published",
  async (path, button, message, title, description) => {
    const { client } = visit({ path, answer: message ? refused(503, message) : { ok: false } });
    const invalidate = vi.spyOn(client, "invalidateQueries");
    await press(button);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(screen.getByRole("button", { name: button })).toHaveAttribute("aria-disabled", "false");
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ["blog-posts"] });
    expect(localStorage.getItem("blog-seeded")).toBeNull();
  },
);

describe("without a session", () => {
  it("autorun leads to the sign-in automatically, and comes back as autorun", async () => {
    const { router } = visit({ path: "/blog?admin=1&autorun=1", isStaff: false });
    expect(await screen.findByText("the sign-in")).toBeVisible();
    expect(router.state.location.state).toEqual({ next: "/blog?admin=1&autorun=1" });
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("an empty blog is not filled", async () => {
    const { client, requests, router } = visit({ isStaff: false, isBlogEmpty: true });
    await waitFor(() => expect(client.getQueryData(["staff", "me"])).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Publish 10" })).toHaveAttribute("aria-disabled", "false"),
    );
    expect(requests).toEqual([]);
    expect(router.state.location.pathname).toBe("/blog");
  });
});

it("the bar leads to the sign-in at the next click when the session has ended", async () => {
  const { client } = visit({ answer: refused(401, "no session") });
  await press("Publish 10");
  expect(await screen.findByText("no session")).toBeVisible();
  expect(client.getQueryData(["staff", "me"])).toBeNull();
});

describe("an autorun address opened from elsewhere", () => {
  /** The question, once it reacts to presses: that is only so after its effects have run. */
  async function question() {
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(dialog.style.pointerEvents).toBe("auto"));
    return dialog;
  }

  it.each([
    ["/blog?admin=1&autorun=1", "", "Publish 10 doctor, lab and IV articles?", "Publish", "default"],
    [
      "/blog?admin=1&autorun=1&set=care",
      "https://mail.example/",
      "Publish 5 care articles?",
      "Publish",
      "care",
    ],
    ["/ar/blog?admin=1&autorun=1&set=nursing", "", "أتريد نشر 5 مقالات عن التمريض؟", "نشر", "nursing"],
  ] as const)("asks first at %s, and publishes then", async (path, referrer, words, yes, batch) => {
    const { router, published } = visit({ path, referrer });
    expect(await question()).toHaveAccessibleName(words);
    expect(published()).toEqual([]);
    await press(yes);
    await waitFor(() => expect(published()).toEqual([{ topics: publishingBatches[batch] }]));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(router.state.location.search).not.toContain("autorun");
  });

  it("publishes nothing when declined, and does not ask again", async () => {
    const { router, published } = visit({ path: "/blog?admin=1&autorun=1" });
    await question();
    await press("Cancel");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe("?admin=1"));
    expect(published()).toEqual([]);
  });
});

describe("an empty blog", () => {
  it("is filled automatically for staff, once per browser", async () => {
    const { begun, published } = visit({ isBlogEmpty: true });
    expect(await screen.findByText("10 articles published (EN/AR)")).toBeVisible();
    expect(begun()).toBe(1);
    expect(published()).toEqual([{ topics: publishingBatches.default }]);
    expect(localStorage.getItem("blog-seeded")).toBe("1");
  });

  it("is not filled if that was done before", async () => {
    localStorage.setItem("blog-seeded", "1");
    const { requests } = visit({ isBlogEmpty: true });
    await screen.findByRole("button", { name: "Publish 10" });
    expect(requests).toEqual([]);
  });

  it.each([
    ["somebody else fills it", false],
    ["that fails", refusal(500, "XX000", "no")],
  ])("is not filled, without a message, while %s", async (_, mayBegin) => {
    const { begun, published } = visit({ isBlogEmpty: true, mayBegin });
    await waitFor(() => expect(begun()).toBe(1));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Publish 10" })).toHaveAttribute("aria-disabled", "false"),
    );
    expect(screen.queryByText(/^(Error|Published)$/)).not.toBeInTheDocument();
    expect(localStorage.getItem("blog-seeded")).toBeNull();
    expect(published()).toEqual([]);
  });
});
