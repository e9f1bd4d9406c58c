import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import type { MediaKind } from "@/data/staff/media-file";
import { acceptedTypes } from "./media-formats";

interface UploadButtonProps {
  label: string;
  /** Said instead while an upload is in progress; until then the button cannot be pressed. */
  busyLabel: string;
  isBusy: boolean;
  only?: MediaKind;
  variant?: "primary" | "outline";
  onFiles: (files: File[]) => void;
}

/** Opens the chooser of the device for several pictures and videos. */
export function UploadButton({
  label,
  busyLabel,
  isBusy,
  only,
  variant = "primary",
  onFiles,
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant={variant} isBusy={isBusy} onClick={() => input.current?.click()}>
        <Upload />
        {isBusy ? busyLabel : label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedTypes(only)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}
