import { createReviewSync } from "./handler.ts";

Deno.serve(createReviewSync());
