import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { unwrapStorage } from "./storage-result";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { readExpiries } from "./read-expiries";

export const PAPERS_BUCKET = "permits";

/** Every permit, the one that expires first on top. */
export const storedPermitsQuery = queryOptions({
  queryKey: [...keys.facts, "permits"],
  queryFn: async ({ signal }) => {
    const [permits, expiries] = await Promise.all([
      read(
        staffClient
          .from("permits")
          .select(
            "id, kind, authority_en, authority_ar, number, scope_en, scope_ar, issued, expires, file_path, updated_at",
          )
          .order("expires")
          .order("number"),
        signal,
      ),
      readExpiries(signal),
    ]);
    const stages = new Map(expiries.map(({ subject, stage }) => [subject, stage]));
    return permits.map((permit) => ({ ...permit, stage: stages.get(`permit:${permit.id}`) }));
  },
});

/** A permit as staff see it, with the stage while its last day is near or over. Days are ISO dates in Dubai. */
export type StoredPermit = Awaited<ReturnType<NonNullable<(typeof storedPermitsQuery)["queryFn"]>>>[number];

/** The paper of a permit. @throws AppError when it cannot be read */
export const fetchPaper = async (path: string): Promise<Blob> =>
  unwrapStorage(await staffClient.storage.from(PAPERS_BUCKET).download(path));
