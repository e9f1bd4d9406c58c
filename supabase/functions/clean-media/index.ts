import { createCleanMedia } from "./handler.ts";

Deno.serve(createCleanMedia());
