import type { Locale } from "@/config/locales";
import { bulkGenerateTexts } from "@/texts/admin/bulk-generate";
import { commonTexts } from "@/texts/admin/common";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StaffMember } from "@/data/staff/session";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { connectionLost, refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { Component } from "./bulk-generate-page";
import { PAUSE_MS } from "./bulk-run";
import { generationPlan } from "./generation-plan";
import { planRunnerOf } from "./use-plan-run";

interface Job {
  title_en: string;
  service: string;
}

const GENERATE = "POST functions/generate-rich-blog-content";

const usual = {
  ai: "composer" as "composer" | "openai" | null,
  deletion: (): unknown => ({ success: true, count: 40 }),
  generation: ([job]: Job[]): unknown => ({
    posts: [{ id: `id-${job?.service}`, title_en: job?.title_en, service: job?.service }],
  }),
};
const answers = { ...usual };

let api: ReturnType<typeof serveApi>;

beforeEach(() => {
  Object.assign(answers, usual);
  localStorage.clear();
  storeSession(STAFF_ID);
  api = serveApi({
    "GET admins": [],
    "GET site_settings": {},
    "GET staff_settings": {},
    "POST functions/admin-status": () => ({ mail: false, mail_problem: null, ai: answers.ai }),
    "POST functions/delete-all-posts": () => answers.deletion(),
    [GENERATE]: ({ body }: ApiRequest) => answers.generation((body as { topics: Job[] }).topics),
    "POST rpc/end_generation_run": undefined,
  });
  // The test has only one tab.
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) },
  });
  // A clock that skips the pause between two jobs.
  const later = setTimeout;
  vi.stubGlobal("setTimeout", (work: () => void, milliseconds?: number) =>
    later(work, milliseconds === PAUSE_MS ? 0 : milliseconds),
  );
});

/** The tab, and the run in it, outlives the page. */
const runEnded = () => waitFor(() => expect(planRunnerOf(STAFF_ID).state().place).toBe("nowhere"));

afterEach(async () => {
  await runEnded();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
});

function openPage({ role = "owner", locale = "en" }: { role?: StaffMember["role"]; locale?: Locale } = {}) {
  // As the frame of the back office does.
  document.documentElement.lang = locale;
  const view = renderAdmin(<Component />, { role, locale });
  return { person: userEvent.setup(), ...view };
}

const generations = () => api.sent(GENERATE) as { topics: Job[]; run_key: string }[];

it("a run writes the plan one job at a time and lists the posts with links to the editor", async () => {
  const { person } = openPage();
  expect(await screen.findByText("the built-in composer")).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^Step 2 Generate 5 Blog Posts/ }));
  expect(await screen.findByText("Successfully generated 5 blog posts!")).toBeVisible();
  expect(generations().map(({ topics }) => topics)).toEqual(generationPlan.map((job) => [job]));
  expect(new Set(generations().map(({ run_key }) => run_key)).size).toBe(1);
  const list = screen.getByRole("region", { name: "Generated posts" });
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(generationPlan.map(({ service }) => `/admin/posts/id-${service}`));
  expect(api.sent("POST rpc/end_generation_run")).toHaveLength(1);
  expect(screen.getAllByText("Published")).toHaveLength(5);
});

it("a run reports posts that existed already, and counts none as new", async () => {
  answers.generation = ([job]) => ({
    posts: [{ id: `id-${job?.service}`, title_en: job?.title_en, service: job?.service, is_new: false }],
  });
  const { person } = openPage({ locale: "ar" });
  await person.click(
    await screen.findByRole("button", { name: new RegExp(`^${bulkGenerateTexts.ar.step2}`) }),
  );
  expect(await screen.findByText("المقالات الخمسة موجودة من قبل، فلم يُكتب شيء.")).toBeVisible();
  expect(screen.getByText(/^مكتوب من قبل: \u2068طبيب تحت الطلب/)).toBeInTheDocument();
  expect(screen.queryByText(/^تم توليد/)).toBeNull();
});

it("a run reports that nothing was generated, that the session has ended, or each failure with its reason", async () => {
  answers.generation = () => refusal(413, "", "long");
  const { person } = openPage();
  const start = async () => person.click(await screen.findByRole("button", { name: /^Step 2/ }));
  await start();
  expect(await screen.findByText("No posts were generated. Please try again.")).toBeVisible();
  answers.generation = () => refusal(401, "", "ended");
  await start();
  expect(
    await screen.findByText("Failed to generate posts: Your session has ended. Please sign in again."),
  ).toBeVisible();
  answers.generation = ([job]) => {
    if (job?.service === "lab-test-at-home") return refusal(413, "", "long");
    if (job?.service === "elderly-care") return { posts: [], error: "It did not pass the checks." };
    return usual.generation(job ? [job] : []);
  };
  await start();
  // In a toast, which disappears by itself, and in the list.
  await waitFor(() => expect(screen.getAllByText(/^Failed: \u2068Lab Tests at Home/)).toHaveLength(2));
  expect(await screen.findByText("Successfully generated 3 blog posts!")).toBeVisible();
  expect(screen.getByText("Error: It did not pass the checks.")).toBeInTheDocument();
  expect(screen.getByText("It did not pass the checks.")).toBeVisible();
  // Below the button, and in the message about the result.
  expect(screen.getAllByText("2 articles are missing. Press the button again to write them.")).toHaveLength(
    2,
  );
});

it("a run reports that a post without a clear answer may have been written", async () => {
  answers.generation = () => refusal(500, "", "down");
  const { person } = openPage();
  await person.click(await screen.findByRole("button", { name: /^Step 2/ }));
  expect(await screen.findByText(/^Failed: \u2068Doctor on Call/)).toBeVisible();
  expect(await screen.findByText("No posts were generated. Please try again.")).toBeVisible();
  expect(screen.getAllByText("Not confirmed")).toHaveLength(5);
  const page = within(screen.getByRole("region", { name: "The plan" }));
  const { unconfirmed } = bulkGenerateTexts.en;
  expect(page.getAllByText(unconfirmed)).toHaveLength(5);
  const toasts = screen.getAllByText(unconfirmed, { selector: "[data-description]" });
  expect(toasts).toHaveLength(6);
});

it.each(["en", "ar"] as const)(
  "an article that readers do not have yet is called a draft, not published: %s",
  async (locale) => {
    const texts = bulkGenerateTexts[locale];
    answers.generation = ([job]) => ({
      posts: [{ id: `id-${job?.service}`, title_en: job?.title_en, service: job?.service, status: "draft" }],
    });
    const { person } = openPage({ locale });
    await person.click(await screen.findByRole("button", { name: new RegExp(`^${texts.step2}`) }));
    expect(await screen.findByText(texts.finished(5))).toBeVisible();
    expect(screen.getByText(texts.drafts(5))).toBeVisible();
    expect(screen.getAllByText(texts.states.draft)).toHaveLength(5);
    expect(screen.queryByText(texts.states.done)).toBeNull();
  },
);

it("a run that continues counts only what it has written, and has the reason when that is nothing", async () => {
  const reason = "Today's budget for generated texts and pictures is used up.";
  answers.generation = ([job]) =>
    job?.service === "elderly-care" ? refusal(429, "too_many", reason) : usual.generation(job ? [job] : []);
  const { person } = openPage();
  const start = async () => person.click(await screen.findByRole("button", { name: /^Step 2/ }));
  await start();
  expect(await screen.findByText("Successfully generated 4 blog posts!")).toBeVisible();
  await runEnded();
  toast.dismiss();
  await waitFor(() => expect(screen.queryByText("Successfully generated 4 blog posts!")).toBeNull());
  await start();
  expect(await screen.findByText("No posts were generated. Please try again.")).toBeVisible();
  expect(screen.queryByText(/^Successfully generated/)).toBeNull();
  expect(screen.getAllByText(reason, { selector: "[data-description]" })).not.toHaveLength(0);
});

it("a reason in another language than the page's is not shown", async () => {
  answers.generation = () => refusal(429, "too_many", "نفدت ميزانية اليوم.");
  const arabic = openPage({ locale: "ar" });
  await arabic.person.click(
    await screen.findByRole("button", { name: new RegExp(`^${bulkGenerateTexts.ar.step2}`) }),
  );
  const plan = () => within(screen.getByRole("region", { name: /The plan|الخطة/ }));
  await waitFor(() => expect(plan().getAllByText("نفدت ميزانية اليوم.")).toHaveLength(5));
  await runEnded();
  arabic.unmount();
  openPage();
  expect(await plan().findAllByText(commonTexts.en.errors.unknown)).toHaveLength(5);
  expect(screen.queryByText("نفدت ميزانية اليوم.")).toBeNull();
});

it("a run shows the current job, and stops on request", async () => {
  let answer: (value: unknown) => void = () => {};
  answers.generation = () => new Promise((resolve) => (answer = resolve));
  const { person } = openPage();
  await person.click(await screen.findByRole("button", { name: /^Step 2/ }));
  expect(await screen.findByText(/^Writing post 1 of 5: Doctor on Call/)).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "0");
  expect(screen.getByRole("button", { name: /^Step 1/ })).toBeDisabled();
  // The pressed button keeps the focus.
  expect(screen.getByRole("button", { name: /^Step 2/ })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: /^Step 2/ })).toBeEnabled();
  await person.click(screen.getByRole("button", { name: "Stop" }));
  answer(usual.generation([generationPlan[0] as Job]));
  expect(await screen.findByText("Stopped. Finished posts stay.")).toBeVisible();
  expect(generations()).toHaveLength(1);
});

it("a run ends when another person signs in, and writes nothing in their name", async () => {
  const { person } = openPage();
  storeSession("7d5cf7d4-0000-4000-8000-0000000000bb");
  await person.click(await screen.findByRole("button", { name: /^Step 2/ }));
  expect(await screen.findByText(/^Failed to generate posts: Your session has ended/)).toBeVisible();
  expect(generations()).toEqual([]);
});

it("the deletion of all posts is folded away, needs the confirmation and the word, and explains its effect and its failure", async () => {
  answers.deletion = connectionLost;
  const { person } = openPage();
  expect(screen.getByText("Step 1 Delete All Existing Posts")).not.toBeVisible();
  await person.click(screen.getByText(/^Empty the blog first/));
  const open = async () => {
    await person.click(await screen.findByRole("button", { name: "Step 1 Delete All Existing Posts" }));
    return within(await screen.findByRole("alertdialog"));
  };
  const dialog = await open();
  expect(
    dialog.getByText("Are you sure you want to delete ALL existing blog posts? This cannot be undone!"),
  ).toBeVisible();
  expect(dialog.getByText(/You can restore them from the trash for 30 days/)).toBeVisible();
  const word = dialog.getByLabelText("Type DELETE to continue");
  await person.type(word, "delete");
  expect(dialog.getByRole("button", { name: "Delete all posts" })).toBeDisabled();
  await person.clear(word);
  await person.type(word, "DELETE{Enter}");
  expect(await screen.findByText(`Failed to delete posts: ${commonTexts.en.unconfirmed}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  answers.deletion = usual.deletion;
  const again = await open();
  await person.type(again.getByLabelText("Type DELETE to continue"), "DELETE");
  await person.click(again.getByRole("button", { name: "Delete all posts" }));
  expect(await screen.findByText("All blog posts deleted successfully!")).toBeVisible();
  expect(screen.getByText("40 posts are in the trash.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Step 1/ })).toHaveFocus());
});

it("an editor may generate but not delete", async () => {
  openPage({ role: "editor" });
  await userEvent.click(screen.getByText(/^Empty the blog first/));
  expect(await screen.findByRole("button", { name: /^Step 1/ })).toBeDisabled();
  expect(screen.getByText("Only an owner can delete all posts.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Step 2/ })).toBeEnabled();
});

it("the page generates nothing without a provider, and explains it", async () => {
  answers.ai = null;
  openPage();
  expect(await screen.findByRole("alert")).toHaveTextContent("No AI provider is set up");
  expect(screen.getByRole("button", { name: /^Step 2/ })).toBeDisabled();
});
