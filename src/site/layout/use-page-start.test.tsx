import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";

const scrolled = vi.fn<(options: ScrollToOptions) => void>();
const shownSection = vi.fn<(this: Element) => void>();

beforeEach(() => {
  // Each test is a page load of its own.
  vi.resetModules();
  scrolled.mockReset();
  shownSection.mockReset();
  vi.stubGlobal("scrollTo", scrolled);
  Element.prototype.scrollIntoView = shownSection;
  window.scrollY = 0;
  location.hash = "";
});

/** The site with a page in each language. @returns a way to move in it */
async function open(path: string) {
  const { usePageStart } = await import("./use-page-start");
  function Layout() {
    usePageStart();
    return (
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    );
  }
  const page = (name: string) => (
    <>
      <h1>{name}</h1>
      <h2 id="part">Part</h2>
    </>
  );
  // Two layouts, as the site has one per language: going from one to the other mounts everything anew.
  const Arabic = () => <Layout />;
  const router = createMemoryRouter(
    [
      { path: "/ar", Component: Arabic, children: [{ index: true, element: page("الرئيسية") }] },
      {
        path: "/",
        Component: Layout,
        children: [
          { index: true, element: page("Home") },
          { path: "about", element: page("About") },
          { path: "bare", element: <p>No heading</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  const leaveAt = (top: number) => {
    window.scrollY = top;
    dispatchEvent(new Event("scroll"));
  };
  return {
    leaveAt,
    go: (to: string, options?: { replace: boolean }) => act(() => router.navigate(to, options)),
    back: () => act(() => router.navigate(-1)),
  };
}

const tops = () => scrolled.mock.calls.map(([{ top }]) => top);

describe("a new page", () => {
  it("leaves the first page of a visit to the browser", async () => {
    location.hash = "#part";
    await open("/about#part");
    expect(tops()).toEqual([]);
    expect(shownSection).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ["/about", "About"],
    ["/ar", "الرئيسية"],
  ])("%s starts at its top and its heading", async (path, name) => {
    const { go } = await open("/");
    await go(path);
    expect(tops()).toEqual([0]);
    expect(document.activeElement?.textContent).toBe(name);
  });

  it("starts at the section its address names, and leaves the focus to it", async () => {
    const { go } = await open("/");
    await go("/about#part");
    expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["part"]);
    expect(tops()).toEqual([]);
    expect(document.body).toHaveFocus();
  });

  it.each(["/about#gone", "/about#%E0%A4%A"])("starts at its top where %s names nothing", async (path) => {
    const { go } = await open("/");
    await go(path);
    expect(tops()).toEqual([0]);
    expect(document.activeElement?.textContent).toBe("About");
  });

  it("starts at its content while it has no heading", async () => {
    const { go } = await open("/");
    await go("/bare");
    expect(document.activeElement?.id).toBe("content");
  });

  it("takes no focus when a redirect brought it", async () => {
    const { go } = await open("/");
    await go("/ar", { replace: true });
    expect(document.body).toHaveFocus();
  });
});

describe("a section that comes later than its page", () => {
  const addSection = () => {
    const section = Object.assign(document.createElement("h2"), { id: "late" });
    document.getElementById("content")?.append(section);
  };

  it.each([
    ["the first page", "/about#late", undefined],
    ["a page that a link led to", "/", "/about#late"],
  ])("is gone to on %s once it is there, and once only", async (_, first, next) => {
    const { go } = await open(first);
    if (next) await go(next);
    expect(shownSection).not.toHaveBeenCalled();
    addSection();
    await vi.waitFor(() => expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["late"]));
    addSection();
    await Promise.resolve();
    expect(shownSection).toHaveBeenCalledTimes(1);
  });

  it("is gone to where the first page was made in the browser, which had found nothing", async () => {
    await open("/about#part");
    expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["part"]);
  });

  it.each(["wheel", "touchstart", "keydown", "pointerdown"])("is left alone after a %s", async (type) => {
    await open("/about#late");
    dispatchEvent(new Event(type));
    addSection();
    await Promise.resolve();
    expect(shownSection).not.toHaveBeenCalled();
  });

  it("is left alone by a page that has been left", async () => {
    const { go } = await open("/about#late");
    await go("/");
    addSection();
    await Promise.resolve();
    expect(shownSection).not.toHaveBeenCalled();
  });
});

it("stays where it is when only the query changes", async () => {
  const { go } = await open("/about");
  await go("/about?page=2");
  expect(tops()).toEqual([]);
  expect(document.body).toHaveFocus();
});

it("returns to where a page was left", async () => {
  const { go, back, leaveAt } = await open("/");
  leaveAt(640);
  await go("/about");
  await back();
  expect(tops()).toEqual([0, 640]);
  expect(document.activeElement?.textContent).toBe("Home");
});
