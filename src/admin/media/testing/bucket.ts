import { vi } from "vitest";
import { FakeUpload } from "@/testing/fake-upload";
import { serveApi, type ApiRequest } from "@/testing/serve-api";

interface Entry {
  name: string;
  id: string | null;
  created_at: string | null;
  metadata: object | null;
}

export const LIST = "POST storage/object/list/blog-media";
export const REMOVE = "DELETE storage/object/blog-media";

export const entry = (name: string, mimetype = "image/png", day = 1, size = 2048): Entry => ({
  name,
  id: name,
  created_at: `2026-11-${String(day).padStart(2, "0")}T08:00:00Z`,
  metadata: { mimetype, size },
});

/** A bucket that lists these pages, one after the other, and a drawing in every folder, and removes the requested files. */
export function fillBucket(...pages: Entry[][]) {
  return serveApi({
    [LIST]: ({ body }: ApiRequest) => {
      const { prefix, offset } = body as { prefix: string; offset: number };
      return prefix === "" ? (pages[offset / 1000] ?? []) : [entry("a.webp", "image/webp", 3)];
    },
    [REMOVE]: ({ body }: ApiRequest) => (body as { prefixes: string[] }).prefixes.map((name) => ({ name })),
    "POST rpc/media_usage": [],
    "POST rpc/media_own_names": {},
    "POST rpc/media_articles": {},
    "POST rpc/unplayable_media": {},
  });
}

/**
 * Uploads succeed without compression: jsdom has no workers.
 * @returns the uploaded files, and how many requests are to be cut off
 */
export function takeUploads() {
  const uploads = { sent: [] as string[], cutOff: 0 };
  class PictureWorker extends EventTarget {
    postMessage() {
      const data = { content: new Blob(["RIFF\u0004\0\0\0WEBP"]) };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() {}
  }
  class Upload extends FakeUpload {
    send() {
      const isCutOff = uploads.cutOff > 0;
      if (isCutOff) uploads.cutOff -= 1;
      else uploads.sent.push(this.url);
      queueMicrotask(() => (isCutOff ? this.dispatchEvent(new Event("error")) : this.answer(200, {})));
    }
  }
  vi.stubGlobal("Worker", PictureWorker);
  vi.stubGlobal("XMLHttpRequest", Upload);
  return uploads;
}
