import { act, render } from "@testing-library/react";
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
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

/** The site with a page in each language. @returns a function that navigates */
async function open(path: string, createRouter: typeof createMemoryRouter = createMemoryRouter) {
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
      <article>
        <h2 id="part">Part</h2>
        <h2 id="c-998">Call 998</h2>
      </article>
    </>
  );
  // Two layouts, one per language like on the site: switching between them remounts everything.
  const Arabic = () => <Layout />;
  const router = createRouter(
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
    forward: () => act(() => router.navigate(1)),
  };
}

const once = (type: string) => new Promise((resolve) => addEventListener(type, resolve, { once: true }));

const tops = () => scrolled.mock.calls.map(([{ top }]) => top);

describe("a new page", () => {
  it("leaves scrolling to the browser if it is the first of a visit", async () => {
    location.hash = "#part";
    await open("/about#part");
    expect(tops()).toEqual([]);
    expect(shownSection).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ["/about", "About"],
    ["/ar/", "الرئيسية"],
  ])("%s starts at its top and its heading", async (path, name) => {
    const { go } = await open("/");
    await go(path);
    expect(tops()).toEqual([0]);
    expect(document.activeElement?.textContent).toBe(name);
  });

  it("starts at the section named in its address, with the focus there", async () => {
    const { go } = await open("/");
    await go("/about#part");
    expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["part"]);
    expect(tops()).toEqual([]);
    expect(document.body).toHaveFocus();
  });

  it.each(["/about#gone", "/about#%E0%A4%A"])("starts at its top if %s names nothing", async (path) => {
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

  it("does not move the focus after a redirect", async () => {
    const { go } = await open("/");
    await go("/ar/", { replace: true });
    expect(document.body).toHaveFocus();
  });
});

describe("a section that is rendered later than its page", () => {
  const addSection = () => {
    const section = Object.assign(document.createElement("h2"), { id: "late" });
    document.getElementById("content")?.append(section);
  };

  it.each([
    ["the first page", "/about#late", undefined],
    ["a page that a link led to", "/", "/about#late"],
  ])("is scrolled to on %s when it appears, once", async (_, first, next) => {
    const { go } = await open(first);
    if (next) await go(next);
    expect(shownSection).not.toHaveBeenCalled();
    addSection();
    await vi.waitFor(() => expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["late"]));
    addSection();
    await Promise.resolve();
    expect(shownSection).toHaveBeenCalledTimes(1);
  });

  it("is scrolled to on a first page that was rendered in the browser", async () => {
    await open("/about#part");
    expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["part"]);
  });

  it("is found by the words of its heading as well", async () => {
    const { go } = await open("/about#call-998");
    await go("/");
    await go("/about#call-998");
    expect(shownSection.mock.contexts.map(({ id }) => id)).toEqual(["c-998", "c-998"]);
  });

  it("is not scrolled to where the browser has put a page that was loaded again", async () => {
    window.scrollY = 640;
    await open("/about#call-998");
    expect(shownSection).not.toHaveBeenCalled();
  });

  it.each(["wheel", "touchstart", "keydown", "pointerdown", "way to another page"])(
    "is not scrolled to after a %s",
    async (sign) => {
      const { go } = await open("/about#late");
      if (sign.includes("page")) await go("/");
      else dispatchEvent(new Event(sign));
      addSection();
      await Promise.resolve();
      expect(shownSection).not.toHaveBeenCalled();
    },
  );
});

it("a page keeps its position when only the query changes", async () => {
  const { go } = await open("/about");
  await go("/about?page=2");
  expect(tops()).toEqual([]);
  expect(document.body).toHaveFocus();
});

it("Back and Forward restore where a person left a page, whatever scrolls it while it goes", async () => {
  const { go, back, forward, leaveAt } = await open("/");
  // Browsers dispatch an event for each scroll, also for the one to the top of the new page.
  scrolled.mockImplementation(({ top = 0 }) => leaveAt(top));
  leaveAt(640);
  await go("/about");
  leaveAt(90);
  dispatchEvent(new PopStateEvent("popstate"));
  leaveAt(640);
  await back();
  await forward();
  await back();
  expect(tops()).toEqual([0, 640, 90, 640]);
  expect(document.activeElement?.textContent).toBe("Home");
});

it("Back restores where a person left a page after its own anchors, which the browser follows itself", async () => {
  const { go, back, leaveAt } = await open("/", (routes) => createBrowserRouter(routes));
  await act(async () => {
    const told = once("popstate");
    location.hash = "#part";
    await told;
  });
  leaveAt(640);
  await go("/about");
  leaveAt(90);
  await back();
  await vi.waitFor(() => expect(tops()).toEqual([0, 640]));
});
