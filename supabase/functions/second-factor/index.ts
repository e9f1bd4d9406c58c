import { secondFactor } from "./handler.ts";

Deno.serve(secondFactor);
