import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { useLeaveGuard } from "./leave-guard";

const TEXTS = { title: "Leave the page?", text: "It waits for you.", confirm: "Go", stay: "Stay" };

function show({ page, window }: { page: boolean; window: boolean }) {
  const work = { page, window };
  function Window() {
    useLeaveGuard({ hasWork: () => work.window });
    return <p>A window over it</p>;
  }
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useLeaveGuard({ hasWork: () => work.page, texts: TEXTS });
    return (
      <>
        <p>Here</p>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Window />}
      </>
    );
  }
  return { work, ...renderAdmin(<Page />) };
}

const question = (name: string) => screen.findByRole("alertdialog", { name });

it("the guard lets people leave without unsaved work", async () => {
  const { router } = show({ page: false, window: false });
  await act(() => router.navigate("/admin/elsewhere"));
  expect(screen.getByText("Elsewhere")).toBeVisible();
});

it("the guard asks with the page's texts, and stays or leaves by the answer", async () => {
  const { router } = show({ page: true, window: false });
  await act(() => router.navigate("/admin/elsewhere"));
  await question("Leave the page?");
  await userEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(screen.getByText("Here")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(() => router.navigate("/admin/elsewhere"));
  await userEvent.click(await screen.findByRole("button", { name: "Go" }));
  expect(await screen.findByText("Elsewhere")).toBeVisible();
});

it("the guard asks about the top dialog first, also on the browser's Back", async () => {
  const { router } = show({ page: true, window: true });
  await userEvent.click(screen.getByText("Open"));
  await act(() => router.navigate(-1));
  expect(await question("Leave without saving?")).toHaveTextContent("Your changes here will be lost.");
  await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByText("Here")).toBeVisible();
});

it("a change of the query does not count as leaving, but Back does", async () => {
  const { router } = show({ page: true, window: false });
  await act(() => router.navigate("/admin/here?day=2026-11-22"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(() => router.navigate(-1));
  await question("Leave the page?");
});

it("the browser asks before its window is closed during unsaved work", async () => {
  const { work } = show({ page: false, window: true });
  await userEvent.click(screen.getByText("Open"));
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(true);
  work.window = false;
  expect(close()).toBe(false);
});
