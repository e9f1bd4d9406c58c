import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RedirectRow } from "@/data/url-redirects/redirect-rules";
import { useRedirect } from "./use-redirect";

let rows: [from_path: string, to_path: string, redirect_type: number][];

beforeEach(() => {
  rows = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const asked = new URL(address).searchParams.get("from_path") ?? "";
    const all = rows.map(([from_path, to_path, redirect_type]): RedirectRow => {
      return { from_path, to_path, redirect_type };
    });
    return Response.json(all.filter(({ from_path }) => asked.includes(`"${from_path}"`)));
  });
});

function Layout() {
  return useRedirect() ? <p>leaving</p> : <Outlet />;
}

/** Opens the site at an address, after another page. */
async function open(path: string) {
  const router = createMemoryRouter(
    [{ path: "/", element: <Layout />, children: [{ path: "*", element: <p>a page</p> }] }],
    { initialEntries: ["/before", path], initialIndex: 1 },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  return {
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    go: (to: string | number) =>
      act(async () => {
        await (typeof to === "number" ? router.navigate(to) : router.navigate(to));
      }),
  };
}

describe("a permanent redirect", () => {
  it("takes the address's place, with what stands behind the path", async () => {
    rows = [["/old", "/new", 301]];
    const { address, go } = await open("/old?utm_source=x#part");
    expect(address()).toBe("/new?utm_source=x#part");
    await go(-1);
    expect(address()).toBe("/before");
  });

  it("does so on every change of the path, and the way back leads to where one came from", async () => {
    rows = [["/old", "/new", 301]];
    const { address, go } = await open("/start");
    await go("/old");
    expect(address()).toBe("/new");
    await go(-1);
    expect(address()).toBe("/start");
    await go(1);
    expect(address()).toBe("/new");
  });
});

describe("a temporary redirect", () => {
  it("is added to the history, and does not hold who goes back", async () => {
    rows = [["/book", "/contact", 302]];
    const { address, go } = await open("/start");
    await go("/book");
    expect(address()).toBe("/contact");
    await go(-1);
    expect(address(), "its own entry leads on, in its place").toBe("/contact");
    await go(-1);
    expect(address()).toBe("/start");
    await go(1);
    expect(address()).toBe("/contact");
  });
});

it.each([
  ["/a", "/a"],
  ["/a", "https://evil.example/"],
  ["/a", "//evil.example/"],
  ["/a", "/admin"],
])("stays where a redirect leads from %s to %s", async (from, to) => {
  rows = [[from, to, 301]];
  expect((await open(from)).address()).toBe(from);
  expect(screen.getByText("a page")).toBeVisible();
});

it("stays where redirects lead in a circle", async () => {
  rows = [
    ["/a", "/b", 302],
    ["/b", "/a", 301],
  ];
  const { address, go } = await open("/a");
  expect(address()).toBe("/a");
  await go("/b");
  expect(address()).toBe("/b");
  expect(screen.getByText("a page")).toBeVisible();
});

it("stays on the page when the database does not answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await open("/old")).address()).toBe("/old");
  expect(screen.getByText("a page")).toBeVisible();
});

it("leaves someone alone who has gone on before the answer came", async () => {
  let tell: (answer: Response) => void = () => undefined;
  vi.stubGlobal("fetch", (address: string) =>
    address.includes("slow")
      ? new Promise<Response>((resolve) => {
          tell = resolve;
        })
      : Promise.resolve(Response.json([])),
  );
  const { address, go } = await open("/slow");
  await go("/elsewhere");
  await act(async () => tell(Response.json([{ from_path: "/slow", to_path: "/new", redirect_type: 301 }])));
  expect(address()).toBe("/elsewhere");
});
