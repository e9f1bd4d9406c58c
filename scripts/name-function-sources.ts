import path from "node:path";
import { text } from "node:stream/consumers";
import { nameSources } from "./functions/build-functions";
import { repositoryRoot } from "./local/settings";

// Reads a hosted function's log, and writes it with the lines of the sources.
const log = await text(process.stdin);
process.stdout.write(nameSources(log, path.join(repositoryRoot, "supabase/built-functions")));
