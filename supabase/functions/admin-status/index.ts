import { adminStatus } from "./handler.ts";

Deno.serve(adminStatus);
