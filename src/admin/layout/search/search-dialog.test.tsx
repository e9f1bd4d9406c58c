import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { useSearch } from "./use-search";

const titles = [
  { lang: "en", title: "When to call a doctor" },
  { lang: "ar", title: "متى تتصل بطبيب" },
];
const serve = (more = {}) =>
  serveApi({
    "GET site_settings": {},
    "GET staff_settings": {},
    "GET services": [
      {
        id: "s1",
        slug: "doctor-on-call",
        name_en: "Doctor on Call",
        name_ar: "طبيب تحت الطلب",
        is_active: true,
      },
    ],
    "GET locations": [{ id: "l1", slug: "deira", name_en: "Deira", name_ar: "ديرة", is_active: false }],
    "GET blog_posts": [{ id: "p1", slug: "fever", status: "draft", blog_post_translations: titles }],
    ...more,
  });

function Page() {
  const { openSearch, search } = useSearch();
  return (
    <>
      <button type="button" onClick={openSearch}>
        Search
      </button>
      <textarea aria-label="Text" onKeyDown={(event) => event.ctrlKey && event.preventDefault()} />
      {search}
    </>
  );
}

const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const activeName = () => {
  const id = screen.getByRole("combobox").getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const open = async () => {
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole("combobox");
};

it("Ctrl and K open the search, which lists the pages first and finds other results while a person types", async () => {
  const { requests } = serve();
  const { router } = renderAdmin(<Page />);
  expect(requests.filter(({ line }) => line.endsWith("blog_posts"))).toEqual([]);
  const field = await open();
  expect(field).toHaveFocus();
  expect(options()[0]).toBe("Dashboard");
  expect(options()).not.toContain("Bulk Generate");
  await userEvent.type(field, "DOCTOR");
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(screen.getByRole("status")).toHaveTextContent("2 results");
  expect(within(screen.getByRole("group", { name: "Posts" })).getByRole("option")).toHaveTextContent(
    "When to call a doctorمتى تتصل بطبيبDraft",
  );
  expect(activeName()).toContain("Doctor on Call");
  await userEvent.keyboard("{ArrowDown}");
  expect(activeName()).toContain("When to call");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(activeName()).toContain("When to call");
  expect(field).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe("/admin/posts/p1");
  const query = requests.find(({ line }) => line === "GET blog_posts")?.query;
  expect(query?.get("deleted_at")).toBe("is.null");
});

it.each([
  ["owner", true],
  ["editor", false],
] as const)("the search offers an %s the page of the staff: %s", async (role, isOffered) => {
  serve();
  renderAdmin(<Page />, { role });
  await open();
  expect(options()).toContain("Activity");
  expect(options().includes("Staff")).toBe(isOffered);
});

it("the search opens with the same key on an Arabic keyboard, and finds Arabic in every spelling", async () => {
  serve();
  const { router } = renderAdmin(<Page />, { locale: "ar" });
  fireEvent.keyDown(document.body, { key: "ن", code: "KeyK", ctrlKey: true });
  const field = await screen.findByRole("combobox", { name: "صفحة أو مقال أو خدمة أو منطقة" });
  await userEvent.type(field, "ديره");
  const location = await screen.findByRole("option", { name: /^ديرة/ });
  expect(location).toHaveTextContent("Deira");
  expect(location).toHaveTextContent("غير مُفعَّل");
  expect(screen.getByRole("status")).toHaveTextContent("نتيجة واحدة");
  await userEvent.click(location);
  expect(router.state.location.pathname + router.state.location.search).toBe("/admin/locations?edit=l1");
});

it("an arrow key selects the next result without another search", async () => {
  serve();
  renderAdmin(<Page />);
  await userEvent.type(await open(), "doctor");
  await screen.findByRole("option", { name: /^When to call a doctor/ });
  const folded = vi.spyOn(String.prototype, "normalize");
  await userEvent.keyboard("{ArrowDown}");
  expect(activeName()).toMatch(/^When to call a doctor/);
  expect(folded.mock.contexts.map(String)).not.toContain("When to call a doctor");
});

it("the search reports no results; Escape closes it and the focus returns", async () => {
  serve();
  renderAdmin(<Page />);
  const button = screen.getByRole("button", { name: "Search" });
  await userEvent.click(button);
  await userEvent.type(await screen.findByRole("combobox"), "xyz");
  expect(await screen.findByText(/Nothing found for/)).toBeVisible();
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}{ArrowDown}");
  expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button).toHaveFocus();
});

it("a failed part of the search is reported, the pages are found, and a retry is possible", async () => {
  const { replies } = serve({ "GET blog_posts": refusal(500, "XX000", "Broken.") });
  renderAdmin(<Page />);
  await userEvent.type(await open(), "doctor");
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded");
  replies["GET blog_posts"] = [];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("the keys do nothing over a window, or in a text field that uses them", async () => {
  serve();
  const { unmount } = renderAdmin([
    <Page key="page" />,
    <div key="window" role="alertdialog" aria-label="A" />,
  ]);
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox")).toBeNull();
  unmount();
  renderAdmin(<Page />);
  screen.getByLabelText("Text").focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox")).toBeNull();
});
