/* `npm start` of the small project in a folder, without a site. Argument: its Supabase folder; the rest as for `npm start`. */
import { runStack } from "../run-stack";

await runStack({ site: "none", supabaseDir: process.argv[2] });
