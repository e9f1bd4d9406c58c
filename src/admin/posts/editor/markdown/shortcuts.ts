export type ToolName = "bold" | "italic" | "h1" | "h2" | "bullets" | "numbers" | "link" | "image" | "code";

const TOOLS: Readonly<Record<string, ToolName | "save">> = { b: "bold", i: "italic", k: "link", s: "save" };

interface Keys {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What Ctrl or Cmd and a letter asks for; on an Arabic keyboard the key in the letter's place does the same. */
export function shortcutOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Keys): ToolName | "save" | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter === undefined ? undefined : TOOLS[letter];
}
