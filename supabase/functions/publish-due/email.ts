import { z } from "zod";
import { addressOf, one } from "./email-lines.ts";

export const Notice = z.discriminatedUnion("kind", [
  z.object({
    id: z.number(),
    kind: z.literal("published"),
    details: z.object({ slug: z.string(), title: z.string() }),
  }),
  z.object({
    id: z.number(),
    kind: z.literal("generated"),
    details: z.object({ created: z.number(), failed: z.number(), titles: z.array(z.string()) }),
  }),
  z.object({
    id: z.number(),
    kind: z.literal("expiry"),
    details: z.object({
      /** The kind of a permit or the key of a fact. */
      what: z.string(),
      number: z.string().nullable(),
      lastDay: z.string(),
      stage: z.enum(["early", "late", "over"]),
    }),
  }),
  z.object({
    id: z.number(),
    kind: z.literal("password"),
    /** Whose password a link has set. */
    details: z.object({ email: z.string() }),
  }),
]);
export type Notice = z.infer<typeof Notice>;

type Published = Extract<Notice, { kind: "published" }>;
type Generated = Extract<Notice, { kind: "generated" }>;

/** One email about articles, in English and then in Arabic. `site` is the site's address, for links. */
export function composeEmail(notices: readonly Notice[], site?: string): { subject: string; text: string } {
  const published = notices.filter((notice): notice is Published => notice.kind === "published");
  const generated = notices.filter((notice): notice is Generated => notice.kind === "generated");
  return {
    subject: subjectOf(published, generated),
    text: `${english(published, generated, site)}\n\n\n${arabic(published, generated, site)}\n`,
  };
}

function subjectOf(published: readonly Published[], generated: readonly Generated[]): string {
  const [first] = published;
  if (first && published.length === 1) return `Published | نُشر: ${one(first.details.title)}`.slice(0, 150);
  if (published.length > 0) {
    return `Scheduled articles published: ${published.length} | مقالات مجدولة نُشرت: ${published.length}`;
  }
  const created = generated.reduce((sum, { details }) => sum + details.created, 0);
  return `Articles generated: ${created} | مقالات مولَّدة: ${created}`;
}

function english(published: readonly Published[], generated: readonly Generated[], site?: string): string {
  return [
    ...(published.length > 0
      ? [
          "These scheduled articles are on the site now:",
          ...published.map(
            ({ details }) => `- ${one(details.title)}${addressOf(site, `/blog/${details.slug}`)}`,
          ),
        ]
      : []),
    ...generated.flatMap(({ details }) => [
      `A generation run has ended: ${details.created} written and published, ${details.failed} failed.`,
      ...details.titles.map((title) => `- ${one(title)}`),
    ]),
    "",
    "You get this because notifications are on in the settings of the back office.",
  ].join("\n");
}

function arabic(published: readonly Published[], generated: readonly Generated[], site?: string): string {
  return [
    ...(published.length > 0
      ? [
          "نُشرت المقالات المجدولة التالية على الموقع:",
          ...published.map(
            ({ details }) => `- ${one(details.title)}${addressOf(site, `/ar/blog/${details.slug}`)}`,
          ),
        ]
      : []),
    ...generated.flatMap(({ details }) => [
      `انتهت عملية توليد المقالات: المكتوب والمنشور ${details.created}، والمتعذّر ${details.failed}.`,
      ...details.titles.map((title) => `- ${one(title)}`),
    ]),
    "",
    "تصلك هذه الرسالة لأن الإشعارات مُفعَّلة في إعدادات لوحة الإدارة.",
  ].join("\n");
}
