import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { invokeFunction } from "@/data/staff/client/invoke-function";
import { asStaff } from "@/data/staff/client/read";

const statusAnswer = z.object({
  mail: z.boolean(),
  mail_problem: z.enum(["sender_missing", "port_unknown", "port_closed"]).nullable(),
  ai: z.enum(["openai", "composer"]).nullable(),
});

export type SystemStatus = z.infer<typeof statusAnswer>;

/**
 * Whether a mail server is set up, the problem with its settings, and the writer of articles: the AI provider, the built-in
 * composer or none.
 */
export const systemStatusQuery = queryOptions({
  queryKey: keys.systemStatus,
  retry: false,
  queryFn: ({ signal }): Promise<SystemStatus> =>
    asStaff(async () => statusAnswer.parse(await invokeFunction("admin-status", {}, signal)), signal),
});
