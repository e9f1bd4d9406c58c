import { useState } from "react";
import { toast } from "sonner";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

/**
 * Inserts a video by its address. Not a form, because it is inside the editor's.
 * @param onEmbedVideo called with the typed address; false when it is not a video's
 */
export function VideoEmbedField({ onEmbedVideo }: { onEmbedVideo: (typed: string) => boolean }) {
  const texts = useTexts(mediaTexts).panel;
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);

  const embed = () => {
    const isEmbedded = onEmbedVideo(typed);
    setWrong(!isEmbedded);
    if (isEmbedded) {
      setTyped("");
      toast.success(texts.embedded);
    } else {
      toast.error(texts.invalidVideo, { description: texts.invalidVideoText });
    }
  };

  return (
    <div className="grid gap-1.5">
      <FormField label={texts.videoLabel} error={isWrong ? texts.invalidVideoText : undefined}>
        {(field) => (
          <Input
            {...field}
            type="url"
            dir="ltr"
            placeholder="https://youtu.be/…"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              embed();
            }}
          />
        )}
      </FormField>
      <Button
        variant="outline"
        size="small"
        className="mt-1.5 justify-self-start"
        disabled={typed.trim() === ""}
        onClick={embed}
      >
        {texts.embed}
      </Button>
    </div>
  );
}
