import { AppError } from "@/data/client/errors";
import { mediaUrl } from "@/data/staff/media";
import type { UploadOptions } from "@/data/staff/upload-media";
import { type CheckedFile, MediaRefusal } from "./accepted-files";
import { type NameFile, ownName } from "./media-names";
import type { PreparedFile, prepareFile } from "./prepare-file";

/** The number of simultaneous uploads. */
const PARALLEL_UPLOADS = 3;

const ACTIVE = ["checking", "compressing", "uploading"] as const;

export interface UploadItem {
  id: number;
  fileName: string;
  phase: "waiting" | (typeof ACTIVE)[number] | "done" | "failed" | "cancelled";
  /** The sent share, from 0 to 1. */
  progress: number;
  /** The reason of a failure. */
  error?: unknown;
  /** Whether another attempt could help: not after a refusal of the file itself. */
  canRetry: boolean;
  /** It could not be compressed, so it is sent unchanged. */
  isOriginal: boolean;
  /** The format of a film that not every browser plays; empty for all other files. */
  unplayable: string;
  /** The file's address after the upload. */
  url?: string;
  /** Whether the result has been shown to the person. */
  isReported: boolean;
}

const isActive = ({ phase }: UploadItem): boolean => ACTIVE.some((active) => active === phase);
export const isPending = (item: UploadItem): boolean => item.phase === "waiting" || isActive(item);

/** The steps of the runner for a file. */
export interface UploadSteps {
  check: (file: File) => Promise<CheckedFile>;
  prepare: typeof prepareFile;
  send: (name: string, content: Blob, options: UploadOptions) => Promise<void>;
  nameFile: NameFile;
  /** Whether another person has signed in: the page is loaded again for them, and the first person's uploads end. */
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
  /** During an upload, closing the tab needs a confirmation. */
  readonly #askFirst = (event: BeforeUnloadEvent) => {
    if (!this.steps.isOver()) event.preventDefault();
  };
  #onSettled: (items: UploadItem[]) => void = () => undefined;

  constructor(private readonly steps: UploadSteps) {}

  /** Sets the listener for the results, called when no upload is running any more. It replaces the one before. */
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

  /** Cancels a running upload; removes a finished one from the list. */
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

  /** Updates the queue, starts the next files, and reports the end. */
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
    // Later events of a cancelled attempt do not concern the next attempt.
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
      // Otherwise only this file has this name: an earlier attempt arrived without its answer.
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
