import { startTransition, useEffect, useRef, useState } from "react";
import type { TextJob, TextJobs } from "./text-jobs";
import type { TextJobAnswer, TextJobRequest } from "./text-jobs.worker";

interface Waiting {
  resolve: (output: TextJobs[TextJob]["output"]) => void;
  reject: (error: Error) => void;
  /** Runs the job on the page. */
  fallBack: () => void;
}

const waiting = new Map<number, Waiting>();
let lastId = 0;
/** Undefined before the first job, null when no worker is available. */
let worker: Worker | null | undefined;

/**
 * Runs a job on a text in a worker: a long text takes it a second, and typing never waits for it. Without workers the job runs
 * on the page.
 * @throws Error of the job itself
 */
export async function runTextJob<Job extends TextJob>(
  job: Job,
  input: TextJobs[Job]["input"],
): Promise<TextJobs[Job]["output"]> {
  const onPage = async () => (await import("./text-jobs")).doTextJob(job, input);
  worker = worker === undefined ? openWorker() : worker;
  const current = worker;
  if (!current) return onPage();
  lastId += 1;
  const request: TextJobRequest<Job> = { id: lastId, job, input };
  return new Promise<TextJobs[Job]["output"]>((resolve, reject) => {
    waiting.set(request.id, {
      resolve,
      reject,
      fallBack: () => void onPage().then(resolve, reject),
    });
    current.postMessage(request, []);
  });
}

function openWorker(): Worker | null {
  if (typeof Worker === "undefined") return null;
  const opened = new Worker(new URL("./text-jobs.worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<TextJobAnswer>) => {
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if ("output" in data) job?.resolve(data.output);
    else job?.reject(new Error(data.problem));
  });
  // The worker's script could not be loaded: waiting jobs run here.
  opened.addEventListener("error", (event) => {
    event.preventDefault();
    opened.terminate();
    worker = null;
    const jobs = [...waiting.values()];
    waiting.clear();
    for (const { fallBack } of jobs) fallBack();
  });
  return opened;
}

/**
 * The result of a job for a text: undefined before the first is done; the previous one while a changed text is analysed. Of
 * several changes in between, only the last is analysed.
 * @param input the same object for the same text; undefined while a part of it is missing
 */
export function useTextJob<Job extends TextJob>(
  job: Job,
  input: TextJobs[Job]["input"] | undefined,
): TextJobs[Job]["output"] | undefined {
  const [output, setOutput] = useState<TextJobs[Job]["output"]>();
  const next = useRef<{ input: TextJobs[Job]["input"] }>(undefined);
  const isBusy = useRef(false);
  useEffect(() => {
    next.current = input === undefined ? undefined : { input };
    const work = async () => {
      isBusy.current = true;
      for (let taken = next.current; taken; taken = next.current) {
        next.current = undefined;
        try {
          const found = await runTextJob(job, taken.input);
          startTransition(() => setOutput(found));
        } catch (error) {
          console.warn(`The text could not be read (${job}).`, error);
        }
      }
      isBusy.current = false;
    };
    if (!isBusy.current) void work();
    return () => {
      next.current = undefined;
    };
  }, [job, input]);
  return output;
}
