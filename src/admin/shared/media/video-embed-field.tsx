import { useId, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { MediaPanelProps } from "./media-panel.types";
import { videoAddress } from "./video-address";

/** Takes the address of a video and has it written into the text. No form: it stands inside the editor's. */
export function VideoEmbedField({ onEmbedVideo }: Pick<MediaPanelProps, "onEmbedVideo">) {
  const { t } = useAdminI18n();
  const texts = t.media.panel;
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const id = useId();

  const embed = () => {
    const url = videoAddress(typed);
    const isEmbedded = url !== undefined && onEmbedVideo(url);
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
      <label htmlFor={id} className="text-base font-semibold">
        {texts.videoLabel}
      </label>
      <Input
        id={id}
        type="url"
        dir="ltr"
        placeholder="https://www.youtube.com/watch?v="
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
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
      {isWrong && (
        <p id={`${id}-error`} className="text-destructive text-base">
          {texts.invalidVideoText}
        </p>
      )}
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
