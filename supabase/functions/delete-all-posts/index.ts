import { deleteAllPosts } from "./handler.ts";

Deno.serve(deleteAllPosts);
