import { richBlogContent } from "./handler.ts";

Deno.serve(richBlogContent);
