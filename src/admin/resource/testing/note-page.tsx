import { useState } from "react";
import { vi } from "vitest";
import type { Save } from "@/data/staff/client/rows";
import { text } from "../fields";
import { resource, type RowIn } from "../resource";
import { ResourceForm } from "../resource-form";

type Note = Record<"slug" | "note", string>;
export type NoteRow = RowIn<typeof notes>;

/** The server, which stores a save or refuses it. */
export const send = vi.fn<(save: Save<Note>) => Promise<void>>();

const texts = {
  add: "New",
  edit: "Change",
  created: "Created",
  updated: "Updated",
  failed: "Not saved",
  fields: { slug: "Slug", note: "Note" },
  errors: { slug: "A slug is needed." },
};

const notes = resource("authors", {
  texts: { en: texts, ar: texts },
  fields: { slug: text({ max: 40, isRequired: true }), note: text({ max: 40 }) },
  nameOf: ({ slug }) => slug ?? "",
  save: (one) => send(one),
});

/** A page with the minimum for a row's form. */
export function NotePage({ row: first }: { row: NoteRow | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [row, setRow] = useState(first);
  /** The server's answer takes a moment. */
  const renew = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    setRow((before) => before && { ...before, note: "Restored", updated_at: "renewed" });
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ResourceForm
          of={notes}
          row={row}
          questionOf={({ note }) => (note === "unusual" ? "Is that right?" : undefined)}
          onClose={() => setOpen(false)}
          onRenew={() => void renew()}
        />
      )}
    </>
  );
}
