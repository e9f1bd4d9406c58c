import { MessageSquarePlus } from "lucide-react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/staff/form-controls";
import { useTexts } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { takeFocus } from "@/lib/take-focus";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { MAX_NOTE, type Notes } from "./use-notes";

interface ParagraphNoteProps {
  /** The place of the paragraph in the text. */
  number: number;
  notes: Notes;
}

/** Opens the field for a note on a paragraph. */
export function AddNote({ number, notes, className }: ParagraphNoteProps & { className?: string }) {
  const texts = useTexts(medicalReviewTexts).notes;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={texts.add(number)}
      title={texts.add(number)}
      className={cn("text-muted-foreground hover:text-primary shrink-0", className)}
      onClick={() => notes.open(number)}
    >
      <MessageSquarePlus aria-hidden="true" />
    </Button>
  );
}

/** The note on a paragraph while it is written. */
export function NoteField({ number, notes }: ParagraphNoteProps) {
  const texts = useTexts(medicalReviewTexts).notes;
  return (
    <div className="bg-sand rounded-control mb-4 grid gap-2 p-3 print:hidden">
      <FormField label={texts.label(number)} hint={texts.hint}>
        {(field) => (
          <Textarea
            {...field}
            ref={notes.isNew(number) ? takeFocus : undefined}
            rows={3}
            dir="auto"
            maxLength={MAX_NOTE}
            value={notes.text(number)}
            onChange={({ target }) => notes.write(number, target.value)}
          />
        )}
      </FormField>
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => notes.remove(number)}
      >
        {texts.remove}
      </Button>
    </div>
  );
}
