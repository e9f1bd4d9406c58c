import { toast } from "sonner";

interface CopyTexts {
  copied: string;
  copyFailed: string;
}

/**
 * Copies a text and shows the result. A browser may not allow it, and has no clipboard on a page without https. @returns
 * whether it was copied
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
