import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { renderAdmin } from "@/testing/render-admin";
import { addressFilter, daysOf, pageNumber, period, useAddressFilter } from "./address-filter";

const list = addressFilter(
  z.object({
    view: z.enum(["", "trash"]).catch(""),
    status: z.enum(["", "new", "done"]).catch(""),
    ...period,
    page: pageNumber,
  }),
  ["view"],
);
const read = (text: string) => list.read(new URLSearchParams(text));

describe("the filter of a list", () => {
  it("is read from the address, and written back", () => {
    const text = "view=trash&status=new&time=range&from=2026-11-01&to=2026-11-30&page=3";
    expect(list.write(read(text)).toString()).toBe(text);
    expect(read("status=new&page=2")).toEqual({ ...list.everything, status: "new", page: 2 });
  });

  it.each(["status=gone", "time=ever", "from=2026-02-30", "page=0", "page=1.5", "page=x", "page=1000000"])(
    "is empty at an invalid address: %s",
    (text) => {
      expect(read(text)).toEqual(list.everything);
      expect(list.write(read(text)).toString()).toBe("");
    },
  );

  it("is narrowed by a choice, not by a page or a view", () => {
    expect(list.isNarrowed(read("view=trash&page=2"))).toBe(false);
    expect(list.isNarrowed(read("status=new"))).toBe(true);
    expect({ ...read("view=trash&status=new&page=2"), ...list.open }).toEqual(read("view=trash"));
  });

  it("changes in place and leads to the first page; another page is a step of the history", async () => {
    function List() {
      const { choose } = useAddressFilter(list);
      return (
        <>
          <button type="button" onClick={() => choose({ status: "done" })}>
            Done
          </button>
          <button type="button" onClick={() => choose({ page: 2 })}>
            Next
          </button>
        </>
      );
    }
    const { router } = renderAdmin(<List />, { path: "/list?status=new&page=4" });
    const at = async (step: () => Promise<void> | void) => {
      await act(step);
      return `${router.state.location.pathname}${router.state.location.search}`;
    };
    const press = (name: string) => at(() => userEvent.click(screen.getByRole("button", { name })));
    const goBack = () => at(() => router.navigate(-1));
    expect(await press("Done")).toBe("/list?status=done");
    expect(await press("Next")).toBe("/list?status=done&page=2");
    expect(await goBack()).toBe("/list?status=done");
    expect(await goBack()).toBe("/before");
  });
});

it.each([
  ["all", "", ""],
  ["today", "2026-11-22", ""],
  ["week", "2026-11-16", ""],
  ["month", "2026-10-24", ""],
  ["range", "2026-11-01", "2026-11-03"],
] as const)("a period of %s begins in Dubai on %j and ends on %j", (time, from, to) => {
  vi.useFakeTimers({ now: new Date("2026-11-21T20:30:00Z"), toFake: ["Date"] });
  expect(daysOf({ time, from: "2026-11-01", to: "2026-11-03" })).toEqual({ from, to });
});
