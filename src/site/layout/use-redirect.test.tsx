import { act, screen, waitFor } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { RedirectRow } from "@/data/public/redirect-rules";
import { renderSiteRoutes } from "@/testing/render-site";
import { connectionLost, serveApi, type ApiRequest } from "@/testing/serve-api";
import { useRedirect } from "./use-redirect";

/** The stored redirects; the database answers with those of the requested addresses. */
const serveRedirects = (...rows: [from_path: string, to_path: string, redirect_type: number][]) =>
  serveApi({
    "GET url_redirects": ({ query }: ApiRequest) =>
      rows
        .map(([from_path, to_path, redirect_type]): RedirectRow => ({ from_path, to_path, redirect_type }))
        .filter(({ from_path }) => query.get("from_path")?.includes(`"${from_path}"`)),
  });

function Layout() {
  return useRedirect() ? <p>leaving</p> : <Outlet />;
}

/** Opens the site at an address, after another page, and continues after each response of the database. */
async function open(path: string, { isAnswered = true } = {}) {
  const layout = { path: "/", element: <Layout />, children: [{ path: "*", element: <p>a page</p> }] };
  const { router, client } = renderSiteRoutes([layout], { path });
  const answered = () => waitFor(() => expect(client.isFetching()).toBe(0));
  if (isAnswered) await answered();
  return {
    answered,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    go: async (to: string | number) => {
      await act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to)));
      if (isAnswered) await answered();
    },
  };
}

describe("a permanent redirect", () => {
  it("replaces the address, with its query and hash", async () => {
    serveRedirects(["/old", "/new", 301]);
    const { address, go } = await open("/old?utm_source=x#part");
    expect(address()).toBe("/new?utm_source=x#part");
    await go(-1);
    expect(address()).toBe("/before");
  });

  it("applies to every change of the path, and Back leads to the previous page", async () => {
    serveRedirects(["/old", "/new", 301]);
    const { address, go } = await open("/start");
    await go("/old");
    expect(address()).toBe("/new");
    await go(-1);
    expect(address()).toBe("/start");
    await go(1);
    expect(address()).toBe("/new");
  });
});

it("a short address leads on with its campaign, and with what was asked for behind it", async () => {
  serveApi({
    "GET url_redirects": [],
    "GET campaign_links": [{ code: "spring", target: "/new?utm_source=print&utm_campaign=spring" }],
  });
  const { address } = await open("/go/spring?fbclid=x#part");
  expect(address()).toBe("/new?utm_source=print&utm_campaign=spring&fbclid=x#part");
});

describe("a temporary redirect", () => {
  it("is added to the history, and Back passes it", async () => {
    serveRedirects(["/book", "/contact", 302]);
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

it("a page stays while the database does not answer", async () => {
  serveApi({ "GET url_redirects": connectionLost });
  expect((await open("/old")).address()).toBe("/old");
  expect(screen.getByText("a page")).toBeVisible();
});

it("a late response does not redirect a visitor who has left the page", async () => {
  let answer: (rows: RedirectRow[]) => void = () => undefined;
  const rows = new Promise<RedirectRow[]>((resolve) => (answer = resolve));
  serveApi({
    "GET url_redirects": ({ query }: ApiRequest) => (query.get("from_path")?.includes("slow") ? rows : []),
  });
  const { address, answered, go } = await open("/slow", { isAnswered: false });
  await go("/elsewhere");
  answer([{ from_path: "/slow", to_path: "/new", redirect_type: 301 }]);
  await answered();
  expect(address()).toBe("/elsewhere");
});
