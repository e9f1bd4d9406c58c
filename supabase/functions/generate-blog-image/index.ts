import { blogImage } from "./handler.ts";

Deno.serve(blogImage);
