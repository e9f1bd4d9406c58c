import { createBlogImage } from "./handler.ts";

Deno.serve(createBlogImage());
