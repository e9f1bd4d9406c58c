import { AppError } from "@/data/client/errors";
import { mediaUrl } from "@/data/staff/media";
import type { UploadOptions } from "@/data/staff/upload-media";
import { type CheckedFile, MediaRefusal } from "./accepted-files";
import { type NameFile, ownName } from "./media-names";
import type { PreparedFile, prepareFile } from "./prepare-file";

/** How many files are on their way at once. */
const PARALLEL_UPLOADS = 3;

const ACTIVE = ["checking", "compressing", "uploading"] as const;

export interface UploadItem {
  id: number;
  fileName: string;
  phase: "waiting" | (typeof ACTIVE)[number] | "done" | "failed" | "cancelled";
  /** How much has been sent, from 0 to 1. */
  progress: number;
  /** Why it failed. */
  error?: unknown;
  /** Whether trying again could help: not after a refusal of the file itself. */
  canRetry: boolean;
  /** It could not be made smaller, so it is sent as large as it was. */
  isOriginal: boolean;
  /** What of a film not every browser plays; empty for everything else. */
  unplayable: string;
  /** Where it is once it is done. */
  url?: string;
  /** Whether the person has been told how it ended. */
  isReported: boolean;
}

const isActive = ({ phase }: UploadItem): boolean => ACTIVE.some((active) => active === phase);
export const isPending = (item: UploadItem): boolean => item.phase === "waiting" || isActive(item);

/** What the runner does to a file, step by step. */
export interface UploadSteps {
  check: (file: File) => Promise<CheckedFile>;
  prepare: typeof prepareFile;
  send: (name: string, content: Blob, options: UploadOptions) => Promise<void>;
  nameFile: NameFile;
  /** Whether somebody else has signed in: for them the page is loaded again, and nothing of the first person's goes on. */
  isOver: () => boolean;
}

interface Job {
  file: File;
  /** Made for the first attempt and kept, so that no attempt stores the file a second time. */
  name?: string;
  controller: AbortController;
}

/** Runs files through their steps, three at a time, and reports the end once. It continues when the page is left. */
export class UploadRunner {
  #queue: readonly UploadItem[] = [];
  #lastId = 0;
  readonly #jobs = new Map<number, Job>();
  readonly #listeners = new Set<() => void>();
  /** While anything is on its way, closing the tab asks first. */
  readonly #askFirst = (event: BeforeUnloadEvent) => {
    if (!this.steps.isOver()) event.preventDefault();
  };
  #onSettled: (items: UploadItem[]) => void = () => undefined;

  constructor(private readonly steps: UploadSteps) {}

  /** Who is told what ended, once nothing is on its way any more; the last one who asked. */
  whenSettled(listener: (items: UploadItem[]) => void): void {
    this.#onSettled = listener;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly UploadItem[] => this.#queue;

  readonly add = (files: readonly File[]): void => {
    const items = files.map((file) => {
      this.#lastId += 1;
      this.#jobs.set(this.#lastId, { file, controller: new AbortController() });
      return newItem(this.#lastId, file);
    });
    this.#show([...this.#queue, ...items]);
  };

  /** Cancels what is on its way; takes what has ended off the list. */
  readonly remove = (id: number): void => {
    if (this.#queue.some((item) => item.id === id && isPending(item))) {
      this.#jobs.get(id)?.controller.abort();
      this.#change(id, { phase: "cancelled", canRetry: true });
    } else {
      this.#jobs.delete(id);
      this.#show(this.#queue.filter((item) => item.id !== id));
    }
  };

  readonly retry = (id: number): void => {
    const job = this.#jobs.get(id);
    if (!job || !this.#queue.some((item) => item.id === id && item.canRetry)) return;
    job.controller = new AbortController();
    this.#show(this.#queue.map((item) => (item.id === id ? newItem(id, job.file) : item)));
  };

  #change(id: number, values: Partial<UploadItem>): void {
    this.#show(this.#queue.map((item) => (item.id === id ? { ...item, ...values } : item)));
  }

  /** Takes over what has become of the queue, starts whose turn it is, and reports the end. */
  #show(queue: readonly UploadItem[]): void {
    const room = PARALLEL_UPLOADS - queue.filter(isActive).length;
    const next = queue.filter(({ phase }) => phase === "waiting").slice(0, room);
    this.#queue = queue.map((item) => (next.includes(item) ? { ...item, phase: "checking" } : item));
    for (const { id } of next) void this.#run(id);

    const isBusy = this.#queue.some(isPending);
    const ended = isBusy ? [] : this.#queue.filter(({ isReported }) => !isReported);
    if (!isBusy) this.#queue = this.#queue.map((item) => ({ ...item, isReported: true }));
    if (isBusy) addEventListener("beforeunload", this.#askFirst);
    else removeEventListener("beforeunload", this.#askFirst);
    for (const listener of this.#listeners) listener();
    if (ended.length > 0) this.#onSettled(ended);
  }

  async #run(id: number): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job) return;
    const { signal } = job.controller;
    // What a cancelled attempt still says is not about the attempt that may have followed it.
    const change = (values: Partial<UploadItem>) => {
      if (!signal.aborted) this.#change(id, values);
    };
    try {
      const checked = await this.steps.check(job.file);
      const onCompress = () => change({ phase: "compressing" });
      const { content, isOriginal, unplayable } = await this.steps.prepare(job.file, checked, {
        signal,
        onCompress,
      });
      signal.throwIfAborted();
      change({ phase: "uploading", isOriginal, unplayable });
      const url = await this.#store(job, { content, unplayable }, (progress) => change({ progress }));
      change({ phase: "done", progress: 1, url });
    } catch (error) {
      change({ phase: "failed", error, canRetry: !(error instanceof MediaRefusal) });
    }
  }

  async #store(
    job: Job,
    { content, unplayable }: Pick<PreparedFile, "content" | "unplayable">,
    onProgress: (share: number) => void,
  ): Promise<string> {
    const isFirst = job.name === undefined;
    const name = (job.name ??= this.steps.nameFile(job.file.name, content.type));
    try {
      const { signal } = job.controller;
      await this.steps.send(name, content, {
        ownName: ownName(job.file.name),
        unplayable,
        signal,
        onProgress,
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      // Otherwise only this file has this name: an earlier attempt arrived, its answer did not.
      if (isFirst) {
        job.name = undefined;
        throw error;
      }
    }
    return mediaUrl(name);
  }
}

const newItem = (id: number, file: File): UploadItem => ({
  id,
  fileName: ownName(file.name),
  phase: "waiting",
  progress: 0,
  canRetry: false,
  isOriginal: false,
  unplayable: "",
  isReported: false,
});
