import type { StorageClient as Client } from "@supabase/storage-js";
import { AppError } from "@/data/client/errors";

type Settings = ConstructorParameters<typeof Client>;
type Bucket = ReturnType<Client["from"]>;

/**
 * Replaces Supabase's client for files, which supabase-js makes at once, although only media and permits use it. Its package is
 * loaded with the first request. It has the methods that are used.
 */
export class StorageClient {
  readonly #settings: Settings;

  constructor(...settings: Settings) {
    this.#settings = settings;
  }

  from(name: string): Pick<Bucket, "list" | "remove" | "upload"> & {
    download: (path: string) => Promise<Awaited<ReturnType<Bucket["download"]>>>;
  } {
    const bucket = async () => new (await loadClient())(...this.#settings).from(name);
    return {
      list: async (...request) => (await bucket()).list(...request),
      remove: async (...request) => (await bucket()).remove(...request),
      upload: async (...request) => (await bucket()).upload(...request),
      download: async (path) => (await bucket()).download(path),
    };
  }
}

/** supabase-js exports it, too; nothing here uses it. */
export class StorageApiError extends Error {}

/** @throws AppError `offline` when the package could not be loaded: nothing was sent, as without a connection */
const loadClient = async (): Promise<typeof Client> => {
  try {
    return (await import("@supabase/storage-js/dist/index.mjs")).StorageClient;
  } catch (error) {
    throw new AppError("offline", String(error), 0);
  }
};
