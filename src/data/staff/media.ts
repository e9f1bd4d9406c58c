import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { env } from "@/config/env";
import { AppError } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { asStaff, readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { unwrapStorage } from "./storage-result";

export const MEDIA_BUCKET = "blog-media";

export type MediaKind = "image" | "video";

const titles = z.object({ title_en: z.string().nullable(), title_ar: z.string().nullable() });

/** A picture or a video of the bucket. */
export interface MediaFile {
  /** Its name in the bucket, with its folder if it is in one; it is unique. */
  name: string;
  /** The file's original name on the person's device, which people know it by; its name in the bucket without one. */
  ownName: string;
  /** For a generated picture, its article. */
  article?: z.infer<typeof titles>;
  /** Its public address. */
  url: string;
  kind: MediaKind;
  /** MIME type, such as image/webp. */
  type: string;
  sizeBytes: number;
  /** ISO 8601 with its zone. */
  createdAt: string;
}

/** The public address of a file of the bucket. */
export const mediaUrl = (name: string): string =>
  `${env.VITE_SUPABASE_URL}/storage/v1/object/public/${MEDIA_BUCKET}/${name}`;

/** The bucket's pictures and videos, newest first. */
export const mediaFilesQuery = queryOptions({
  queryKey: [...keys.media, "files"],
  queryFn: async ({ signal }) => {
    const entries = await listFolder("", signal);
    const folders = entries.filter(({ id }) => id === null);
    const inFolders = await Promise.all(
      folders.map(async ({ name }) => toFiles(await listFolder(name, signal), name)),
    );
    const [own, generated] = await Promise.all([
      withOwnNames(toFiles(entries), signal),
      withArticles(inFolders.flat(), signal),
    ]);
    return [...own, ...generated].sort(newestFirst);
  },
});

/** The storage lists only the names in the bucket. */
async function withOwnNames(files: readonly MediaFile[], signal: AbortSignal): Promise<MediaFile[]> {
  const names = files.map(({ name }) => name);
  const request = staffClient.rpc("media_own_names", { p_names: names });
  const ownNames = await readAs(z.record(z.string(), z.string()), request, signal);
  return files.map((file) => ({ ...file, ownName: ownNames[file.name] ?? file.name }));
}

/** Folders contain generated pictures. */
async function withArticles(files: readonly MediaFile[], signal: AbortSignal): Promise<MediaFile[]> {
  if (files.length === 0) return [];
  const articles = await readAs(z.record(z.string(), titles), staffClient.rpc("media_articles"), signal);
  return files.map((file) => {
    const article = articles[file.name];
    return article ? { ...file, article } : file;
  });
}

/**
 * The formats of films that not every browser plays, by their names in the bucket: `HEVC (H.265)`. Films that play everywhere
 * are left out.
 */
export const unplayableMediaQuery = queryOptions({
  queryKey: [...keys.media, "unplayable"],
  queryFn: ({ signal }) =>
    readAs(z.record(z.string(), z.string()), staffClient.rpc("unplayable_media"), signal),
});

/** The storage's limit for one listing. */
const PAGE_SIZE = 1000;

const listPage = (folder: string, offset: number, signal: AbortSignal) =>
  asStaff(
    async () =>
      unwrapStorage(
        await staffClient.storage
          .from(MEDIA_BUCKET)
          .list(
            folder,
            { limit: PAGE_SIZE, offset, sortBy: { column: "created_at", order: "desc" } },
            { signal },
          ),
      ),
    signal,
  );

type Entry = Awaited<ReturnType<typeof listPage>>[number];

/** Every entry of a folder. */
async function listFolder(folder: string, signal: AbortSignal): Promise<Entry[]> {
  // By name: a file that is added between two answers moves the others by one, so that one of them comes twice.
  const entries = new Map<string, Entry>();
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = await listPage(folder, offset, signal);
    for (const entry of page) entries.set(entry.name, entry);
    if (page.length < PAGE_SIZE) return [...entries.values()];
  }
}

const detailsSchema = z.object({ mimetype: z.string(), size: z.number() });

/** The pictures and videos among a folder's entries; the others are folders, and the placeholder of an empty one. */
const toFiles = (entries: readonly Entry[], folder?: string): MediaFile[] =>
  entries.flatMap(({ name, created_at, metadata }) => {
    const { data: details } = detailsSchema.safeParse(metadata);
    const kind = (["image", "video"] as const).find((known) => details?.mimetype.startsWith(`${known}/`));
    if (!details || !kind) return [];
    const path = folder === undefined ? name : `${folder}/${name}`;
    return {
      name: path,
      ownName: path,
      url: mediaUrl(path),
      kind,
      type: details.mimetype,
      sizeBytes: details.size,
      createdAt: created_at ?? new Date(0).toISOString(),
    };
  });

const newestFirst = (a: MediaFile, b: MediaFile) =>
  a.createdAt === b.createdAt ? b.name.localeCompare(a.name) : b.createdAt.localeCompare(a.createdAt);

const usageSchema = z.array(
  z.object({
    place: z.string(),
    id: z.string(),
    label: z.string(),
  }),
);

/** A place that shows a file: a part of a post or the row's entity, the row's id, and its title or name. */
export type MediaUsage = z.infer<typeof usageSchema>[number];

/** The places that use a file. */
export const mediaUsageQuery = (name: string) =>
  queryOptions({
    queryKey: [...keys.media, "usage", name],
    queryFn: ({ signal }) => readAs(usageSchema, staffClient.rpc("media_usage", { p_name: name }), signal),
    // The result decides what a deletion breaks.
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Removes a file from the bucket.
 * @throws AppError `not_found` when it is gone already, `forbidden` when an editor may not remove it
 */
export const deleteMediaFile = change(
  async (name: string) => {
    const bucket = staffClient.storage.from(MEDIA_BUCKET);
    const removed = unwrapStorage(await bucket.remove([name]));
    if (removed.length > 0) return;
    if (await isThere(name))
      throw new AppError("forbidden", `${name} was not removed.`, 403, { reason: "file_of_another" });
    throw new AppError("not_found", `${name} was not removed.`, 404);
  },
  [keys.media, keys.storedPictures],
);

async function isThere(name: string): Promise<boolean> {
  const slash = name.lastIndexOf("/");
  const file = name.slice(slash + 1);
  const found = await staffClient.storage
    .from(MEDIA_BUCKET)
    .list(name.slice(0, Math.max(slash, 0)), { search: file, limit: 1 });
  return unwrapStorage(found).some((entry) => entry.name === file);
}
