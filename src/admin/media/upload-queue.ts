/** How many files are on their way at once. */
export const PARALLEL_UPLOADS = 3;

type Phase = "waiting" | "checking" | "compressing" | "uploading" | "done" | "failed" | "cancelled";

export interface UploadItem {
  id: number;
  fileName: string;
  phase: Phase;
  /** How much has been sent, from 0 to 1. */
  progress: number;
  /** Why it failed. */
  error?: unknown;
  /** Whether trying again could help: not after a refusal of the file itself. */
  canRetry: boolean;
  /** It could not be made smaller, so it is sent as large as it was. */
  isOriginal: boolean;
  /** Where it is once it is done. */
  url?: string;
  /** Whether the person has been told how it ended. */
  isReported: boolean;
}

export type UploadEvent =
  | { type: "added"; items: readonly { id: number; fileName: string }[] }
  | { type: "started"; id: number }
  | { type: "compressing"; id: number }
  | { type: "sending"; id: number; isOriginal: boolean }
  | { type: "progressed"; id: number; share: number }
  | { type: "finished"; id: number; url: string }
  | { type: "failed"; id: number; error: unknown; canRetry: boolean }
  | { type: "cancelled"; id: number }
  | { type: "retried"; id: number }
  | { type: "dismissed"; id: number }
  | { type: "reported" };

export type UploadQueue = readonly UploadItem[];

const ACTIVE: readonly Phase[] = ["checking", "compressing", "uploading"];

export const isActive = ({ phase }: UploadItem): boolean => ACTIVE.includes(phase);
export const isPending = (item: UploadItem): boolean => item.phase === "waiting" || isActive(item);

/**
 * What becomes of the queue. Whatever arrives late, from a file that was cancelled or is done, changes nothing; and one
 * file's end never touches another.
 */
export function uploadQueue(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case "added":
      return [...queue, ...event.items.map(newItem)];
    case "started":
      return change(queue, event.id, isWaiting, { phase: "checking" });
    case "compressing":
      return change(queue, event.id, isActive, { phase: "compressing" });
    case "sending":
      return change(queue, event.id, isActive, { phase: "uploading", isOriginal: event.isOriginal });
    case "progressed":
      return queue.map((item) =>
        item.id === event.id && item.phase === "uploading"
          ? { ...item, progress: Math.min(1, Math.max(item.progress, event.share)) }
          : item,
      );
    case "finished":
      return change(queue, event.id, isActive, { phase: "done", progress: 1, url: event.url });
    case "failed":
      return change(queue, event.id, isActive, {
        phase: "failed",
        error: event.error,
        canRetry: event.canRetry,
      });
    case "cancelled":
      return change(queue, event.id, isPending, { phase: "cancelled", canRetry: true });
    case "retried":
      return queue.map((item) =>
        item.id === event.id && item.canRetry && !isPending(item) ? newItem(item) : item,
      );
    case "dismissed":
      return queue.filter((item) => item.id !== event.id || isPending(item));
    case "reported":
      return queue.map((item) => (isPending(item) ? item : { ...item, isReported: true }));
  }
}

/** Whose turn it is: the longest waiting, as many as there is room for. */
export function nextUploads(queue: UploadQueue): UploadItem[] {
  const room = PARALLEL_UPLOADS - queue.filter(isActive).length;
  return queue.filter(isWaiting).slice(0, Math.max(0, room));
}

/** What ended since the person was last told; empty while anything is still on its way, so that they are told once. */
export function unreported(queue: UploadQueue): UploadItem[] {
  if (queue.some(isPending)) return [];
  return queue.filter(({ isReported }) => !isReported);
}

/** How many of the files that nobody was told about yet have ended. */
export function progressOf(queue: UploadQueue): { ended: number; all: number } {
  const current = queue.filter(({ isReported }) => !isReported);
  return { ended: current.filter((item) => !isPending(item)).length, all: current.length };
}

const isWaiting = ({ phase }: UploadItem) => phase === "waiting";

const newItem = ({ id, fileName }: { id: number; fileName: string }): UploadItem => ({
  id,
  fileName,
  phase: "waiting",
  progress: 0,
  canRetry: false,
  isOriginal: false,
  isReported: false,
});

const change = (
  queue: UploadQueue,
  id: number,
  may: (item: UploadItem) => boolean,
  values: Partial<UploadItem>,
): UploadQueue => queue.map((item) => (item.id === id && may(item) ? { ...item, ...values } : item));
