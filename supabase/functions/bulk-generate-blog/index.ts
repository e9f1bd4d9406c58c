import { createBulkGenerateBlog } from "./handler.ts";

Deno.serve(createBulkGenerateBlog());
