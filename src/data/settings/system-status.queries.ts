import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { invokeFunction } from "@/data/staff/invoke-function";

const statusAnswer = z.object({
  mail: z.boolean(),
  ai: z.enum(["openai", "composer"]).nullable(),
});

export type SystemStatus = z.infer<typeof statusAnswer>;

/** Whether a mail server is set up, and what writes: the AI provider, the built-in composer or nothing. */
export const systemStatusQuery = queryOptions({
  queryKey: ["system-status"],
  retry: false,
  queryFn: async ({ signal }): Promise<SystemStatus> =>
    statusAnswer.parse(await invokeFunction("admin-status", {}, signal)),
});
