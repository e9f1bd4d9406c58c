import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { RedirectOffer } from "./redirect-offer";

const LED_AWAY = /^Readers cannot reach this post, because its new address redirects elsewhere/;

const MOVE = "POST rpc/move_redirects";
const MOVED = { p_from: "/blog/b", p_to: "/blog/a" };
const onClose = vi.fn<() => void>();
const Offer = () => <RedirectOffer change={{ from: "b", to: "a" }} onClose={onClose} />;
const serve = (leadingAway: unknown[] = [], more = {}) => {
  onClose.mockReset();
  return serveApi({ "GET url_redirects": leadingAway, [MOVE]: undefined, ...more });
};
const moves = ({ requests }: ReturnType<typeof serve>) =>
  requests.filter(({ line }) => line === MOVE).map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("the redirect leads the old address, and its own redirects, to the new one, also at the second try", async () => {
  const backend = serve([], { [MOVE]: refusal(503, "53300", "down") });
  renderAdmin(<Offer />);
  await press("Create the redirect");
  expect(await screen.findByText("The redirect could not be created")).toBeVisible();
  backend.replies[MOVE] = undefined;
  await press("Create the redirect");
  expect(await screen.findByText("The old address now redirects to the new one")).toBeVisible();
  expect(moves(backend)).toEqual([MOVED, MOVED]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("an owner whose new address redirects elsewhere is warned, and nothing changes when they decline", async () => {
  const backend = serve([{ from_path: "/blog/a", to_path: "/blog/b" }]);
  renderAdmin(<Offer />);
  expect(await screen.findByText(LED_AWAY)).toHaveTextContent("Creating the redirect fixes this.");
  expect(screen.getByText("/blog/a → /blog/b")).toBeVisible();
  expect(backend.requests[0]?.query.get("from_path")).toBe("in.(/blog/a,/ar/blog/a,/en/blog/a)");
  await press("Not now");
  expect(onClose).toHaveBeenCalledOnce();
  expect(moves(backend)).toEqual([]);
});

it("an editor can redirect the old address too, also after undoing a rename", async () => {
  const backend = serve([{ from_path: "/ar/blog/a", to_path: "/ar/blog/b" }]);
  renderAdmin(<Offer />, { role: "editor" });
  await press("Create the redirect");
  expect(await screen.findByText("The old address now redirects to the new one")).toBeVisible();
  expect(moves(backend)).toEqual([MOVED]);
});

it("an editor whose new address redirects elsewhere is referred to an owner, and nothing changes", async () => {
  const backend = serve([{ from_path: "/blog/a", to_path: "/contact" }]);
  renderAdmin(<Offer />, { role: "editor" });
  expect(await screen.findByText(LED_AWAY)).toHaveTextContent("Ask an owner to remove this redirect:");
  expect(screen.getByText(/Ask an owner to add a redirect/)).toBeVisible();
  await press("Close");
  expect(onClose).toHaveBeenCalledOnce();
  expect(moves(backend)).toEqual([]);
});

it("there is no warning without such a redirect, or if redirects cannot be loaded", async () => {
  for (const rows of [[], refusal(503, "", "down")]) {
    const { requests } = serve([], { "GET url_redirects": rows });
    const { client } = renderAdmin(<Offer />);
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText(LED_AWAY)).toBeNull();
  }
});
