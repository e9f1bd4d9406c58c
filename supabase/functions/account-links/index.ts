import { accountLinks } from "./handler.ts";

Deno.serve(accountLinks);
