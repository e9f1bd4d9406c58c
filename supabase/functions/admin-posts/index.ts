import { adminPosts } from "./handler.ts";

Deno.serve(adminPosts);
