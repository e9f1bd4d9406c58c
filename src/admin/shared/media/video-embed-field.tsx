import { useId, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

const YOUTUBE_ID = /^[\w-]{11}$/;

/** The key after the number opens a video that is not listed. */
const VIMEO_PATH = /^\/(\d+)(\/[\da-f]+)?\/?$/;

/** Inserts a video by its address. Not a form: it is inside the editor's. */
export function VideoEmbedField({ onEmbedVideo }: { onEmbedVideo: (url: string) => boolean }) {
  const texts = useTexts(mediaTexts).panel;
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

/**
 * The short address of a video, from a watch page or a short link of YouTube, or from Vimeo's address with the video's
 * number; its https may be missing.
 * @returns undefined for every other address, and for one of theirs that names no video
 */
export function videoAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(whole);
  if (!/^https?:$/.test(protocol)) return undefined;
  switch (hostname.replace(/^(?:www|m)\./, "")) {
    case "youtube.com":
      return pathname === "/watch" ? onYouTube(searchParams.get("v") ?? "") : undefined;
    case "youtu.be":
      return onYouTube(pathname.slice(1).replace(/\/$/, ""));
    case "vimeo.com": {
      const [, id, key = ""] = VIMEO_PATH.exec(pathname) ?? [];
      return id && `https://vimeo.com/${id}${key}`;
    }
    default:
      return undefined;
  }
}

const onYouTube = (id: string): string | undefined =>
  YOUTUBE_ID.test(id) ? `https://youtu.be/${id}` : undefined;
