import { toast } from "sonner";

interface CopyTexts {
  copied: string;
  copyFailed: string;
}

/**
 * Puts a text on the clipboard and says what came of it. A browser may not allow that, and has no clipboard on a page without
 * https. @returns whether it is there
 */
export async function copyText(text: string, { copied, copyFailed }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast.error(copyFailed);
    return false;
  }
  toast.success(copied);
  return true;
}
