import { adminLogin } from "./handler.ts";

Deno.serve(adminLogin);
