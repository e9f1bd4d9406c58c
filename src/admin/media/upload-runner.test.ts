// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { mediaUrl } from "@/data/staff/media";
import { MediaRefusal } from "./accepted-files";
import type { NameFile } from "./media-names";
import type { PreparedFile } from "./prepare-file";
import { type UploadItem, UploadRunner, type UploadSteps } from "./upload-runner";

/** A server that leaves requests unanswered until the test answers them. */
function createServer() {
  const requests: {
    name: string;
    ownName: string;
    unplayable: string;
    signal: AbortSignal;
    answer: (error?: Error) => void;
  }[] = [];
  const send: UploadSteps["send"] = (name, _content, { ownName, unplayable, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
      onProgress(0.5);
      const answer = (error?: Error) => (error ? reject(error) : resolve());
      requests.push({ name, ownName, unplayable, signal, answer });
    });
  return { requests, send };
}

const started: UploadRunner[] = [];
afterEach(() => {
  for (const runner of started.splice(0)) for (const { id } of runner.snapshot()) runner.remove(id);
});

const check: UploadSteps["check"] = () =>
  Promise.resolve({ kind: "image", type: "image/png", isAnimated: false });
const prepare: UploadSteps["prepare"] = () =>
  Promise.resolve({ content: new Blob(["small"]), isOriginal: false, unplayable: "" });

function start(changes: Partial<UploadSteps> = {}) {
  const server = createServer();
  const settled: UploadItem[][] = [];
  let names = 0;
  const runner = new UploadRunner({
    check,
    prepare,
    send: server.send,
    nameFile: (fileName) => `${(names += 1)}-${fileName}`,
    isOver: () => false,
    ...changes,
  });
  started.push(runner);
  runner.whenSettled((items) => settled.push(items));
  const phases = () => runner.snapshot().map(({ phase }) => phase);
  return { runner, settled, phases, ...server };
}

const png = (name: string) => new File(["large content"], name, { type: "image/png" });
const files = (count: number) => Array.from({ length: count }, (_, index) => png(`${index + 1}.png`));
const offline = new AppError("offline", "cut", 0);
const arrive = (count: number, requests: unknown[]) => vi.waitFor(() => expect(requests).toHaveLength(count));

it("sends three files at a time, asks until then before the tab is closed, and reports the end once", async () => {
  const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  let isOver = false;
  const { runner, requests, settled, phases } = start({ isOver: () => isOver });
  expect(isAsked()).toBe(false);
  runner.add(files(5));
  await arrive(3, requests);
  expect(isAsked()).toBe(true);
  isOver = true;
  expect(isAsked(), "by a colleague who has signed in").toBe(false);
  isOver = false;
  expect(phases()).toEqual(["uploading", "uploading", "uploading", "waiting", "waiting"]);
  requests[1]?.answer();
  await arrive(4, requests);
  expect(requests[3]?.name).toBe("4-4.png");
  for (const request of requests) request.answer();
  await arrive(5, requests);
  expect(settled).toEqual([]);
  requests[4]?.answer();
  await arrive(1, settled);
  expect(settled[0]?.map(({ url }) => url)).toContain(mediaUrl("5-5.png"));
  expect(isAsked()).toBe(false);
});

it("reports by its visible name a file that could not be made smaller", async () => {
  const { runner, requests, settled } = start({
    prepare: () => Promise.resolve({ content: new Blob(["large"]), isOriginal: true, unplayable: "" }),
  });
  runner.add([png("صورة عيادة.png\u200F ")]);
  await arrive(1, requests);
  const item = { fileName: "صورة عيادة.png", isOriginal: true };
  expect(runner.snapshot()).toMatchObject([{ ...item, phase: "uploading" }]);
  expect(requests[0]?.ownName).toBe("صورة عيادة.png");
  requests[0]?.answer();
  await arrive(1, settled);
  expect(settled[0]).toMatchObject([{ ...item, phase: "done" }]);
});

it("names a film after its format, and stores which part not every browser plays", async () => {
  const film = new Blob(["film"], { type: "video/mp4" });
  const nameFile = vi.fn<NameFile>(() => "1-visit.mp4");
  const { runner, requests } = start({
    prepare: () => Promise.resolve({ content: film, isOriginal: false, unplayable: "HEVC (H.265)" }),
    nameFile,
  });
  runner.add([png("visit.m4v")]);
  await arrive(1, requests);
  expect(nameFile).toHaveBeenCalledWith("visit.m4v", "video/mp4");
  expect(runner.snapshot()).toMatchObject([{ phase: "uploading", unplayable: "HEVC (H.265)" }]);
  expect(requests[0]).toMatchObject({ name: "1-visit.mp4", unplayable: "HEVC (H.265)" });
});

it("continues with the others when one is refused, without a retry for it", async () => {
  const { runner, requests, settled, phases } = start({
    check: (file, ...rest) =>
      file.name === "1.png" ? Promise.reject(new MediaRefusal("empty")) : check(file, ...rest),
    prepare: (file, ...rest) =>
      file.name === "2.png" ? Promise.reject(new MediaRefusal("broken")) : prepare(file, ...rest),
  });
  runner.add(files(3));
  await arrive(1, requests);
  requests[0]?.answer();
  await arrive(1, settled);
  expect(settled[0]).toMatchObject([
    { phase: "failed", canRetry: false, error: { problem: "empty" } },
    { phase: "failed", canRetry: false, error: { problem: "broken" } },
    { phase: "done" },
  ]);
  runner.retry(1);
  expect(phases()).toEqual(["failed", "failed", "done"]);
});

describe("cancelling", () => {
  it("aborts the request, starts the next one, and can be undone", async () => {
    const { runner, requests, phases } = start();
    runner.add(files(4));
    await arrive(3, requests);
    runner.remove(2);
    expect(requests[1]?.signal.aborted).toBe(true);
    await arrive(4, requests);
    expect(phases()).toEqual(["uploading", "cancelled", "uploading", "uploading"]);
    runner.retry(2);
    requests[0]?.answer();
    await arrive(5, requests);
    expect(phases()).toEqual(["done", "uploading", "uploading", "uploading"]);
  });

  it("sends nothing of a file that was still being prepared", async () => {
    let finish: (prepared: PreparedFile) => void = () => undefined;
    const { runner, requests, phases } = start({
      prepare: (_file, _checked, { onCompress }) => {
        onCompress();
        return new Promise((resolve) => (finish = resolve));
      },
    });
    runner.add(files(1));
    await vi.waitFor(() => expect(phases()).toEqual(["compressing"]));
    runner.remove(1);
    finish({ content: new Blob(["small"]), isOriginal: false, unplayable: "" });
    await Promise.resolve();
    expect(phases()).toEqual(["cancelled"]);
    expect(requests).toEqual([]);
  });
});

const taken = new AppError("conflict", "The resource already exists", 409);

it.each([
  ["the same name, and accepts a file that had arrived", offline, taken, "1-1.png"],
  ["another name when the first one is taken by another file", taken, undefined, "2-1.png"],
])("a retry uses %s", async (_what, first, second, name) => {
  const { runner, requests, settled } = start();
  runner.add(files(1));
  await arrive(1, requests);
  requests[0]?.answer(first);
  await arrive(1, settled);
  expect(settled[0]).toMatchObject([{ phase: "failed", canRetry: true }]);
  runner.retry(1);
  await arrive(2, requests);
  requests[1]?.answer(second);
  await arrive(2, settled);
  expect([requests[0]?.name, requests[1]?.name]).toEqual(["1-1.png", name]);
  expect(settled[1]).toMatchObject([{ phase: "done", url: mediaUrl(name) }]);
});
