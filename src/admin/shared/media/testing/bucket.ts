import { vi } from "vitest";
import { staffClient } from "@/data/staff/staff-client";

interface Entry {
  name: string;
  id: string | null;
  created_at: string | null;
  metadata: object | null;
}

interface Answer {
  data: object[] | null;
  error: { message: string; status: number } | null;
}
type List = (folder: string, options: { offset: number }) => Promise<Answer>;
type Remove = (names: string[]) => Promise<Answer>;

export const entry = (name: string, mimetype = "image/png", day = 1): Entry => ({
  name,
  id: name,
  created_at: `2026-11-${String(day).padStart(2, "0")}T08:00:00Z`,
  metadata: { mimetype, size: 2048 },
});

/** A bucket that lists these pages, one after the other, and removes what it is told to. */
export function fillBucket(...pages: Entry[][]) {
  const list = vi.fn<List>((folder, { offset }) =>
    Promise.resolve({ data: folder === "" ? (pages[offset / 1000] ?? []) : [], error: null }),
  );
  const remove = vi.fn<Remove>((names) =>
    Promise.resolve({ data: names.map((name) => ({ name })), error: null }),
  );
  vi.spyOn(staffClient.storage, "from").mockReturnValue({ list, remove } as never);
  return { list, remove };
}
