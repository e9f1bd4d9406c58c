import { z } from "zod";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { invokeFunction } from "@/data/staff/client/invoke-function";

const answerSchema = z.object({ build: z.enum(["requested", "unchanged", "failed", "not_configured"]) });

export type RequestedBuild = z.infer<typeof answerSchema>["build"];

/** Has the host build the site now, whatever has changed. */
export const buildSiteNow = change<void, RequestedBuild>(
  async () => answerSchema.parse(await invokeFunction("site-build", {})).build,
  [keys.siteBuild],
);
