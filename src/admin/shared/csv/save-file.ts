/** Long enough for every browser to have begun to save. */
const RELEASE_AFTER_MS = 60_000;

/** Gives a file to the browser, which saves it as it saves downloads. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
