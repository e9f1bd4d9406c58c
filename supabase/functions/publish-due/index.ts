import { createPublishDue } from "./handler.ts";

Deno.serve(createPublishDue());
