import { AppError } from "@/data/client/errors";
import type { CheckedFile } from "./check-file";
import { MediaRefusal } from "./check-file";
import type { NameFile } from "./media-names";
import { ownName } from "./own-name";
import type { PreparedFile } from "./prepare-file";
import {
  isPending,
  nextUploads,
  unreported,
  type UploadEvent,
  type UploadItem,
  type UploadQueue,
  uploadQueue,
} from "./upload-queue";

interface SendOptions {
  /** What it is called on the person's device. */
  ownName: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** What the runner does to a file, step by step. */
export interface UploadSteps {
  check: (file: File) => Promise<CheckedFile>;
  /** What is sent of it. */
  prepare: (
    file: File,
    checked: CheckedFile,
    options: { signal: AbortSignal; onCompress: () => void },
  ) => Promise<PreparedFile>;
  send: (name: string, content: Blob, options: SendOptions) => Promise<string>;
  nameFile: NameFile;
  /** The address of a file by its name. */
  addressOf: (name: string) => string;
}

interface Job {
  file: File;
  /** Made for the first attempt and kept, so that no attempt stores the file a second time. */
  name?: string;
  controller: AbortController;
}

/** Runs files through their steps, three at a time, and reports the end once. It continues when the page is left. */
export class UploadRunner {
  #queue: UploadQueue = [];
  #lastId = 0;
  /** While anything is on its way, closing the tab asks first. */
  #guard = new AbortController();
  readonly #jobs = new Map<number, Job>();
  readonly #listeners = new Set<() => void>();

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

  readonly snapshot = (): UploadQueue => this.#queue;

  add(files: readonly File[]): void {
    const items = files.map((file) => {
      this.#lastId += 1;
      this.#jobs.set(this.#lastId, { file, controller: new AbortController() });
      return { id: this.#lastId, fileName: ownName(file.name) };
    });
    this.#tell({ type: "added", items });
  }

  cancel(id: number): void {
    this.#jobs.get(id)?.controller.abort();
    this.#tell({ type: "cancelled", id });
  }

  retry(id: number): void {
    const job = this.#jobs.get(id);
    if (!job) return;
    job.controller = new AbortController();
    this.#tell({ type: "retried", id });
  }

  dismiss(id: number): void {
    this.#tell({ type: "dismissed", id });
    if (!this.#queue.some((item) => item.id === id)) this.#jobs.delete(id);
  }

  #tell(event: UploadEvent): void {
    this.#queue = uploadQueue(this.#queue, event);
    for (const { id } of nextUploads(this.#queue)) {
      this.#queue = uploadQueue(this.#queue, { type: "started", id });
      void this.#run(id);
    }
    const settled = unreported(this.#queue);
    if (settled.length > 0) this.#queue = uploadQueue(this.#queue, { type: "reported" });
    this.#guardLeaving();
    for (const listener of this.#listeners) listener();
    if (settled.length > 0) this.#onSettled(settled);
  }

  #guardLeaving(): void {
    this.#guard.abort();
    if (!this.#queue.some(isPending)) return;
    this.#guard = new AbortController();
    addEventListener("beforeunload", (event) => event.preventDefault(), { signal: this.#guard.signal });
  }

  async #run(id: number): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job) return;
    const { signal } = job.controller;
    // What a cancelled attempt still says is not about the attempt that may have followed it.
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) this.#tell(event);
    };
    try {
      const checked = await this.steps.check(job.file);
      const { content, isOriginal } = await this.steps.prepare(job.file, checked, {
        signal,
        onCompress: () => tell({ type: "compressing", id }),
      });
      signal.throwIfAborted();
      tell({ type: "sending", id, isOriginal });
      const onProgress = (share: number) => tell({ type: "progressed", id, share });
      const url = await this.#store(job, content, { ownName: ownName(job.file.name), signal, onProgress });
      tell({ type: "finished", id, url });
    } catch (error) {
      tell({ type: "failed", id, error, canRetry: !(error instanceof MediaRefusal) });
    }
  }

  async #store(job: Job, content: Blob, options: SendOptions): Promise<string> {
    const isFirst = job.name === undefined;
    const name = (job.name ??= this.steps.nameFile(job.file.name));
    try {
      return await this.steps.send(name, content, options);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      // Only this file has this name: an earlier attempt arrived, its answer did not.
      if (!isFirst) return this.steps.addressOf(name);
      job.name = undefined;
      throw error;
    }
  }
}
