import { vi } from "vitest";

/** Keeps the files that the page gives the browser to save, for the rest of the test. */
export function catchDownloads(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  const made = new Map<string, Blob>();
  // jsdom has neither.
  URL.createObjectURL = (file: Blob) => {
    const address = `blob:${made.size}`;
    made.set(address, file);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = made.get(this.getAttribute("href") ?? "");
    if (file) files.push({ name: this.download, file });
  });
  return files;
}

/** The text of a file. jsdom's files cannot tell it themselves. */
export async function blobText(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsText(file);
  await read;
  return reader.result as string;
}
