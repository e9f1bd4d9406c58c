import { createRichBlogContent } from "./handler.ts";

Deno.serve(createRichBlogContent());
