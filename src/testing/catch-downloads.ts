import { vi } from "vitest";

/** Collects the files that the page downloads, for the rest of the test. */
export function catchDownloads(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  const made = new Map<string, Blob>();
  // jsdom has neither function.
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

/** The text of a file. jsdom's files have no method for it. */
export async function blobText(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsText(file);
  await read;
  return reader.result as string;
}
