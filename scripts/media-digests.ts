// Records the result of cleaning each file of the corpus of pictures and films: the SHA-256 of the cleaned file, or the reason
// of a refusal. The tests compare it. Run it after `npm run check:reality` has confirmed that real programs show the cleaned
// files as before and find nothing personal.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UnreadableMedia } from "../supabase/functions/_shared/domain/media/bytes";
import { withoutMetadata } from "../supabase/functions/_shared/domain/media/without-metadata";
import { repositoryRoot } from "./local/settings";

const CORPUS = join(repositoryRoot, "src/admin/media/testing/corpus");
const DIGESTS = "digests.json";

function digestOf(file: string): string {
  try {
    const content = withoutMetadata(Uint8Array.from(readFileSync(join(CORPUS, file))));
    return createHash("sha256").update(content).digest("hex");
  } catch (error) {
    if (error instanceof UnreadableMedia) return error.reason;
    throw error;
  }
}

const files = readdirSync(CORPUS).filter((file) => file !== DIGESTS);
const digests = Object.fromEntries(files.sort().map((file) => [file, digestOf(file)]));
writeFileSync(join(CORPUS, DIGESTS), `${JSON.stringify(digests, null, 2)}\n`);
