import { createAdminStatus } from "./handler.ts";

Deno.serve(createAdminStatus());
