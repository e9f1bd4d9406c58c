import { createSiteBuild } from "./handler.ts";

Deno.serve(createSiteBuild());
