import { type FileText, MAX_CHARACTERS } from "./read-table";

/** The reason why a file cannot be read. */
export type FileProblem = "large" | "oldSpreadsheet" | "spreadsheet";

/** Spreadsheets are ZIP archives; old ones, and those with a password, start with other bytes. */
const ZIP = "PK\u0003\u0004";
const OLD_SPREADSHEET = "\u00D0\u00CF\u0011\u00E0";

/** The content of a file. @throws DOMException when it was moved or is locked */
export async function fileText(file: File): Promise<FileText | FileProblem> {
  if (file.size > MAX_CHARACTERS) return "large";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const beginning = String.fromCharCode(...bytes.slice(0, 4));
  if (beginning === OLD_SPREADSHEET) return "oldSpreadsheet";
  if (beginning !== ZIP) return { text: textIn(bytes) };
  const { spreadsheetText } = await import("./spreadsheet-text");
  return (await spreadsheetText(bytes)) ?? "spreadsheet";
}

/**
 * The text of a file. Google's "Excel .csv" is UTF-16 with a byte-order mark; other files are UTF-8, or the encoding of Excel
 * on an Arabic Windows.
 */
export function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1256").decode(bytes);
  }
}
