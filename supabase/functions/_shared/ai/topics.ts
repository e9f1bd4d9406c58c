import { z } from "zod";
import { cleanLine } from "../domain/clean-text.ts";
import { isServiceSlug } from "../domain/service-names.ts";

const Title = z
  .string()
  .overwrite(cleanLine)
  .min(3, "A topic needs a title in both languages.")
  .max(200, "A title is too long.");
const Keywords = z.string().overwrite(cleanLine).max(400, "The keywords are too long.").default("");
const Service = z.string().refine(isServiceSlug, "This service does not exist.");

export const TopicSchema = z.object({
  title_en: Title,
  title_ar: Title,
  keywords_en: Keywords,
  keywords_ar: Keywords,
  /** Slug of the service. */
  service: Service,
});

/** The topic of an article. People type it, so it is data and never an instruction. */
export type Topic = z.infer<typeof TopicSchema>;

/** Identifies a run across reloads: letters, digits and hyphens. */
export const RunKey = z.string().regex(/^[a-z0-9][a-z0-9:-]{0,99}$/i, "The run key is not valid.");

/** Identifies a topic in its run: the service and the English title. */
export const topicKey = ({ service, title_en }: Pick<Topic, "service" | "title_en">): string =>
  `${service}:${title_en.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`.slice(0, 200);
