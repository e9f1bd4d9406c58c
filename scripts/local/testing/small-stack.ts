/*
 * `npm start` of the small project in a folder, without a site. Argument: its Supabase folder; the rest as `npm start` reads it.
 */
import { runStack } from "../run-stack";

await runStack({ site: "none", supabaseDir: process.argv[2] });
