import { z } from "zod";
import { requireScheduler } from "../_shared/auth.ts";
import { unwrap } from "../_shared/clients.ts";
import { jsonFunction } from "../_shared/http.ts";
import { cleanFile, StoredFile } from "./clean-file.ts";

const TIME_LIMIT_MS = 20_000;
/** No further file is begun after that; the largest takes some seconds. */
const WORK_MS = 8_000;
const FILES_PER_RUN = 50;

/**
 * Removes metadata, such as the place where a picture was taken, from stored pictures and films that nobody has looked at since
 * they were stored. A file that cannot be read to its end is removed, since nobody can say what is in it. Answers how many were
 * `clean`, `cleaned`, `unreadable` and `failed`; the rest is for the next run. Only the scheduler may call it.
 */
export const createCleanMedia = ({ filesPerRun = FILES_PER_RUN } = {}) =>
  jsonFunction(TIME_LIMIT_MS, async (call) => {
    requireScheduler(call);
    const { secret } = call;
    const end = Date.now() + WORK_MS;
    const files = z
      .array(StoredFile)
      .parse(unwrap(await secret.rpc("unexamined_media", { p_limit: filesPerRun })));
    const counts = { clean: 0, cleaned: 0, unreadable: 0, failed: 0 };
    for (const file of files) {
      if (Date.now() > end) break;
      const outcome = await cleanFile(secret, file).catch((error: unknown) => {
        console.error("clean-media", file.name, error);
        return "failed" as const;
      });
      counts[outcome] += 1;
    }
    return counts;
  });
