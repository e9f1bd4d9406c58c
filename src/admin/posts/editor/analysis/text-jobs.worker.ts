import { doTextJob, type TextJob, type TextJobs } from "./text-jobs";

export interface TextJobRequest<Job extends TextJob = TextJob> {
  id: number;
  job: Job;
  input: TextJobs[Job]["input"];
}

export type TextJobAnswer = { id: number } & ({ output: TextJobs[TextJob]["output"] } | { problem: string });

addEventListener("message", ({ data: { id, job, input } }: MessageEvent<TextJobRequest>) => {
  doTextJob(job, input).then(
    (output) => postMessage({ id, output } satisfies TextJobAnswer),
    (error: unknown) => postMessage({ id, problem: String(error) } satisfies TextJobAnswer),
  );
});
