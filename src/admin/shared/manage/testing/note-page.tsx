import { useState } from "react";
import { vi } from "vitest";
import { z } from "zod";
import type { Save, SavedVersion } from "@/data/staff/rows";
import { InputField } from "../record-fields";
import { RecordForm, takenAs } from "../record-form";

const schema = z.object({ slug: z.string().min(1, "A slug is needed."), note: z.string() });
type Note = z.infer<typeof schema>;
export type NoteRow = Note & { id: string; updated_at?: string | undefined };

/** The server, which takes a save or refuses it. */
export const send = vi.fn<(save: Save<Note, NoteRow>) => Promise<SavedVersion>>();
const save = { mutationFn: send, networkMode: "always" } as const;

const texts = { add: "New", edit: "Change", created: "Created", updated: "Updated", failed: "Not saved" };

/** A page with the least that a form of a row needs. */
export function NotePage({ row }: { row: NoteRow | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <RecordForm
          texts={texts}
          schema={schema}
          values={{ slug: row?.slug ?? "", note: row?.note ?? "" }}
          row={row}
          save={save}
          refusalOf={takenAs("slug", "This slug is taken.")}
          questionOf={({ note }) => (note === "unusual" ? "Is that right?" : undefined)}
          onClose={() => setOpen(false)}
        >
          <InputField<Note> name="slug" label="Slug" />
          <InputField<Note> name="note" label="Note" />
        </RecordForm>
      )}
    </>
  );
}
