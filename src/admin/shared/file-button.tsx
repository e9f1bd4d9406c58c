import { useRef, type ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the device's file chooser. */
export function FileButton({ accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
