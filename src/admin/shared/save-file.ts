/** Long enough for every browser to start saving. */
const RELEASE_AFTER_MS = 60_000;

/** Downloads a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
