import { changePassword } from "./handler.ts";

Deno.serve(changePassword);
