import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { mediaTexts } from "@/texts/admin/media";

interface DropZoneProps {
  label: string;
  onFiles: (files: File[]) => void;
  /** Whether it also takes pictures that are pasted anywhere on the page. */
  takesPaste?: boolean;
  className?: string;
  children: ReactNode;
}

/** Takes dropped and pasted files. */
export function DropZone({ label, onFiles, takesPaste, className, children }: DropZoneProps) {
  const texts = useTexts(mediaTexts);
  const zone = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Office programs add a picture of a copied text to the text: a field for text takes the text.
    const isText = event.clipboardData?.types.includes("text/plain") && isEditable(event.target);
    if (!takesPaste || files.length === 0 || isText || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer || !hasFiles(event)) return;
    const isInside = event.target instanceof Node && zone.current?.contains(event.target) === true;
    setOver(isInside && event.type !== "drop");
    // Another element has handled it, perhaps another zone.
    if (!isInside && event.defaultPrevented) return;
    // Also next to the zone: the browser would open a file that misses it instead of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isInside ? "copy" : "none";
    if (isInside && event.type === "drop") onFiles([...event.dataTransfer.files]);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("paste", (event) => onPaste(event), { signal });
    for (const type of ["dragenter", "dragover", "drop"] as const)
      document.addEventListener(type, (event) => onDrag(event), { signal });
    // The pointer has left the window.
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    document.addEventListener("dragleave", onLeave, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <section ref={zone} aria-label={label} className={cn("relative", className)}>
      {children}
      {isOver && (
        <div className="rounded-card border-primary bg-primary-soft text-primary pointer-events-none absolute -inset-2 z-20 grid place-items-center border-2 border-dashed p-4 text-center text-lg font-semibold opacity-95">
          {texts.dropNow}
        </div>
      )}
    </section>
  );
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));
