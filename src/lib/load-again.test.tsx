import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { noteMissingScripts, useLoadAgain } from "./load-again";

const reload = vi.fn<() => void>();
const ask = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
noteMissingScripts();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  ask.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("location", { href: "https://www.example.com/about", pathname: "/about", reload });
  return () => vi.unstubAllGlobals();
});

/** The error that Vite throws for a missing script. */
function missingScript(): Error {
  const error = new TypeError("the script is gone");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  return error;
}

function Failed({ error }: { error: unknown }) {
  return useLoadAgain(error) ? <p>loading</p> : <p>failed</p>;
}

it("a page whose script is missing is reloaded without an error, once per address", async () => {
  const first = render(<Failed error={missingScript()} />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByText("loading")).toBeVisible();
  first.unmount();
  render(<Failed error={missingScript()} />);
  expect(await screen.findByText("failed")).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ["another error", () => new Error("a mistake"), () => undefined],
  ["no connection", missingScript, () => ask.mockRejectedValue(new TypeError("no connection"))],
  [
    "blocked storage",
    missingScript,
    () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined),
  ],
  [
    "work that would be lost",
    missingScript,
    () => addEventListener("beforeunload", (event) => event.preventDefault(), { once: true }),
  ],
])("the error is shown with %s", async (_, makeError, prepare) => {
  prepare();
  render(<Failed error={makeError()} />);
  expect(await screen.findByText("failed")).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it("a try without a connection does not count, and a visitor who has left meanwhile sees no reload", async () => {
  ask.mockRejectedValueOnce(new TypeError("no connection"));
  const first = render(<Failed error={missingScript()} />);
  await screen.findByText("failed");
  first.unmount();
  render(<Failed error={missingScript()} />).unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  render(<Failed error={missingScript()} />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("another error that comes meanwhile is shown", () => {
  const { rerender } = render(<Failed error={missingScript()} />);
  expect(screen.getByText("loading")).toBeVisible();
  rerender(<Failed error={new Error("a mistake")} />);
  expect(screen.getByText("failed")).toBeVisible();
});
