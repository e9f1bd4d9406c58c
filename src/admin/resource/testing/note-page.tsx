import { useState } from "react";
import { vi } from "vitest";
import { z } from "zod";
import type { Save } from "@/data/staff/client/rows";
import { InputField } from "../controls";
import { RecordForm } from "../record-form";

const schema = z.object({ slug: z.string().min(1, "A slug is needed."), note: z.string() });
type Note = z.infer<typeof schema>;
export type NoteRow = Note & { id: string; updated_at?: string | undefined };

/** The server, which takes a save or refuses it. */
export const send = vi.fn<(save: Save<Note, NoteRow>) => Promise<void>>();
const save = { mutationFn: send, networkMode: "always" } as const;

const texts = { add: "New", edit: "Change", created: "Created", updated: "Updated", failed: "Not saved" };

/** A page with the least that a form of a row needs. */
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
        <RecordForm
          entity="author"
          name={row?.slug}
          texts={texts}
          schema={schema}
          values={{ slug: row?.slug ?? "", note: row?.note ?? "" }}
          row={row}
          save={save}
          questionOf={({ note }) => (note === "unusual" ? "Is that right?" : undefined)}
          onClose={() => setOpen(false)}
          onRenew={() => void renew()}
        >
          <InputField<Note> name="slug" label="Slug" />
          <InputField<Note> name="note" label="Note" />
        </RecordForm>
      )}
    </>
  );
}
