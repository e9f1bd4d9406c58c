import { z } from "zod";
import { env } from "@/config/env";
import { AppError } from "@/data/client/errors";
import { staffClient } from "@/data/staff/client/staff-client";
import { MEDIA_BUCKET } from "./media";
import { storageError } from "./storage-result";

const CACHE_SECONDS = 3600;
/** After this time without progress a connection counts as dead. */
const STALLED_MS = 60_000;

const refusalSchema = z
  .object({ message: z.string().catch(""), error: z.string().catch(""), statusCode: z.unknown() })
  .catch({ message: "", error: "", statusCode: undefined });

export interface UploadOptions {
  /** The file's name on the person's device. */
  ownName: string;
  /** The format of a film that not every browser plays; empty for all other files. */
  unplayable: string;
  signal: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads one file to the bucket under a new name; an existing file is never replaced. It is a request by hand, because
 * supabase-js does not report the progress of an upload.
 * @param sender the person who chose the file: in the meantime another person may have signed in, who must not become its owner
 * @throws AppError: `unauthorized` when the sender has no session any more, `conflict` when the name exists, `upload_limit` as
 * the reason above an editor's limit, `offline` when the connection broke or stalled; an `AbortError` when it was cancelled
 */
export async function uploadMedia(
  sender: string,
  name: string,
  content: Blob,
  options: UploadOptions,
): Promise<void> {
  const { data, error } = await staffClient.auth.getSession();
  if (error || data.session?.user.id !== sender)
    throw new AppError("unauthorized", "The sender has no session.", 401);
  options.signal.throwIfAborted();
  try {
    await send(name, content, data.session.access_token, options);
  } catch (refusal) {
    throw await withReason(refusal);
  }
}

function send(name: string, content: Blob, token: string, options: UploadOptions) {
  const { ownName, unplayable, signal, onProgress } = options;
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    // An answer that is not JSON, such as a proxy's page, becomes null.
    request.responseType = "json";
    const path = name.split("/").map(encodeURIComponent).join("/");
    request.open("POST", `${env.VITE_SUPABASE_URL}/storage/v1/object/${MEDIA_BUCKET}/${path}`);
    request.setRequestHeader("apikey", env.VITE_SUPABASE_PUBLISHABLE_KEY);
    request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.setRequestHeader("Content-Type", content.type);
    request.setRequestHeader("Cache-Control", `max-age=${CACHE_SECONDS}`);
    request.setRequestHeader("x-upsert", "false");
    // Headers are not Unicode: the storage accepts the file's metadata as JSON in base64.
    request.setRequestHeader(
      "x-metadata",
      base64(JSON.stringify({ name: ownName, ...(unplayable && { unplayable }) })),
    );

    let timer = 0;
    const cancel = () => request.abort();
    const settle = (error?: Error) => {
      clearTimeout(timer);
      if (error === undefined) resolve();
      else reject(error);
    };
    const watch = () => {
      clearTimeout(timer);
      timer = window.setTimeout(cancel, STALLED_MS);
    };

    signal.addEventListener("abort", cancel);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => settle(refusalOf(request)));
    request.addEventListener("error", () => settle(new AppError("offline", "The upload was cut off.", 0)));
    request.addEventListener("abort", () =>
      settle(
        signal.aborted
          ? new DOMException("Cancelled", "AbortError")
          : new AppError("offline", "The upload stood still.", 0),
      ),
    );
    watch();
    request.send(content);
  });
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** The error of a finished request; undefined when it succeeded. */
function refusalOf({ status, response }: XMLHttpRequest): AppError | undefined {
  if (status >= 200 && status < 300) return undefined;
  const { message, error, statusCode } = refusalSchema.parse(response);
  return storageError(status, statusCode, message || error || `The storage answered ${status}.`);
}

/**
 * The storage refuses a file for its name, its sender or their limit with the same message, so the
 * database is asked whether the limit is reached.
 */
async function withReason(refusal: unknown): Promise<unknown> {
  if (!(refusal instanceof AppError) || refusal.code !== "forbidden") return refusal;
  const { data: hasRoom } = await staffClient.rpc("has_upload_room");
  return hasRoom === false
    ? new AppError(refusal.code, refusal.message, refusal.status, { reason: "upload_limit" })
    : refusal;
}
