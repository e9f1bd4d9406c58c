import { Upload } from "lucide-react";
import { useController } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { useTexts } from "@/i18n/i18n";
import { AppError } from "@/data/client/errors";
import { type RowVersion, saveRow } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { unwrapStorage } from "@/data/staff/storage-result";
import { permitsTexts } from "@/texts/admin/permits";
import type { ControlProps } from "../resource/controls";
import { FileButton } from "../shared/file-button";

/** Chooses, replaces or removes the paper of a permit; a chosen file is stored with the form. */
export function PaperField({ label }: ControlProps) {
  const texts = useTexts(permitsTexts);
  const { field, fieldState } = useController<{ paper: Paper }, "paper">({ name: "paper" });
  const { path, file, problem } = field.value;
  const choose = async (chosen: File | undefined) => {
    if (chosen) field.onChange(await paperOf(chosen, path));
  };
  const message = problem ? texts.errors.paper[problem] : fieldState.error?.message;
  return (
    <FormField label={label} error={message}>
      {({ id, ...described }) => (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            {...described}
            id={id}
            ref={field.ref}
            variant="outline"
            accept={PAPER_TYPES}
            onFiles={([chosen]) => void choose(chosen)}
          >
            <Upload />
            {texts.choosePaper}
          </FileButton>
          <span className="text-muted-foreground min-w-0 text-base">
            {file ? <bdi>{file.name}</bdi> : path ? texts.storedPaper : texts.paperHint}
          </span>
          {(path ?? problem) && (
            <Button variant="outline" size="small" onClick={() => field.onChange({ path: null })}>
              {texts.removePaper}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}

const MAX_BYTES = 10 * 1024 * 1024;

/** The first bytes of each accepted kind of file, by its ending. */
const SIGNATURES = {
  pdf: { type: "application/pdf", bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  png: { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47] },
} as const;
type PaperEnding = keyof typeof SIGNATURES;

const PAPER_TYPES = Object.values(SIGNATURES)
  .map(({ type }) => type)
  .join(",");

type PaperProblem = "empty" | "too_large" | "wrong_kind";

/** The scan of a permit: its path, the file when it is new, and the reason why a chosen file is refused. */
export interface Paper {
  path: string | null;
  file?: File;
  problem?: PaperProblem;
}

/** The result of choosing a file. Its format is detected from its content, not from its name. */
async function paperOf(chosen: File, path: string | null): Promise<Paper> {
  if (chosen.size === 0) return { path, problem: "empty" };
  if (chosen.size > MAX_BYTES) return { path, problem: "too_large" };
  const head = new Uint8Array(await chosen.slice(0, 8).arrayBuffer());
  const ending = (Object.keys(SIGNATURES) as PaperEnding[]).find((known) =>
    SIGNATURES[known].bytes.every((byte, place) => head[place] === byte),
  );
  if (!ending) return { path, problem: "wrong_kind" };
  const file = new File([chosen], chosen.name, { type: SIGNATURES[ending].type });
  return { path: `${crypto.randomUUID()}.${ending}`, file };
}

const PAPERS_BUCKET = "permits";

/** The paper of a permit. @throws AppError when it cannot be read */
export const fetchPaper = async (path: string): Promise<Blob> =>
  unwrapStorage(await staffClient.storage.from(PAPERS_BUCKET).download(path));

/**
 * Stores the paper first: a permit never names a paper that does not exist. The nightly upkeep removes papers that no permit
 * names, and that no permit can be restored with. A repeated call does the rest.
 * @param paper the file, when it is new
 */
export async function savePermit(
  before: RowVersion | undefined,
  row: { file_path: string | null },
  paper: File | undefined,
  id: string,
): Promise<void> {
  if (paper && row.file_path) await storePaper(row.file_path, paper);
  await saveRow("permits", before, row, id);
}

async function storePaper(path: string, paper: File): Promise<void> {
  try {
    unwrapStorage(
      await staffClient.storage.from(PAPERS_BUCKET).upload(path, paper, { contentType: paper.type }),
    );
  } catch (error) {
    // Its name is random: an existing file under it came from an attempt that was refused, or whose answer was lost.
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
}
