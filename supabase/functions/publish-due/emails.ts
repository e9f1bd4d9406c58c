import { z } from "zod";
import { FACT_NAMES } from "../_shared/domain/fact-names.ts";
import { type Locale, LOCALES, type Localized } from "../_shared/domain/locales.ts";
import { PERMIT_KIND_NAMES } from "../_shared/domain/permits.ts";

const noticeOf = <Kind extends string, Details extends z.ZodType>(kind: Kind, details: Details) =>
  z.object({ id: z.number(), kind: z.literal(kind), details });

export const Notice = z.discriminatedUnion("kind", [
  noticeOf("published", z.object({ slug: z.string(), title: z.string() })),
  noticeOf(
    "generated",
    z.object({
      created: z.number(),
      failed: z.number(),
      titles: z.array(z.string()),
      /** Whether they wait for a clinician instead of being published. */
      isWaiting: z.boolean().default(false),
    }),
  ),
  noticeOf(
    "expiry",
    z.object({
      /** The kind of a permit, the key of a fact, or clinician_licence. */
      what: z.string(),
      number: z.string().nullable(),
      lastDay: z.string(),
      stage: z.enum(["early", "late", "over"]),
    }),
  ),
  /** A text that was read so long ago that it is to be read again. */
  noticeOf(
    "reading_due",
    z.object({ title: z.string(), slug: z.string(), lang: z.enum(LOCALES), name: z.string() }),
  ),
  /** A scheduled article that no clinician has read in these languages. */
  noticeOf("held_back", z.object({ title: z.string(), langs: z.array(z.enum(LOCALES)) })),
  /** Texts that a clinician is asked to read, with the languages that they read. */
  noticeOf(
    "asked",
    z.object({
      to: z.string(),
      languages: z.array(z.enum(LOCALES)),
      lang: z.enum(LOCALES),
      count: z.number(),
      until: z.string().nullable(),
    }),
  ),
  /** The person whose password a link has set. */
  noticeOf("password", z.object({ email: z.string() })),
]);
export type Notice = z.infer<typeof Notice>;
type NoticeOf<Kind extends Notice["kind"]> = Extract<Notice, { kind: Kind }>;

export const noticesOf = <Kind extends Notice["kind"]>(notices: readonly Notice[], kind: Kind) =>
  notices.filter((notice): notice is NoticeOf<Kind> => notice.kind === kind);

/** One email about articles, in English and then in Arabic. `site` is the site's address, for links. */
export function composeEmail(notices: readonly Notice[], site?: string) {
  const published = noticesOf(notices, "published");
  const generated = noticesOf(notices, "generated");
  const held = noticesOf(notices, "held_back");
  const due = noticesOf(notices, "reading_due");
  const queue = addressOf(site, "/admin/posts");
  const articles = (base: string) =>
    published.map(
      ({ details: { title, slug } }) => `- ${one(title)}${addressOf(site, `${base}/blog/${slug}`)}`,
    );
  return {
    subject: subjectOf(notices),
    text: inBoth(
      [
        ...(published.length > 0 ? ["These scheduled articles are on the site now:", ...articles("")] : []),
        ...generated.flatMap(({ details: { created, failed, titles, isWaiting } }) => [
          `A generation run has ended: ${created} written and ${isWaiting ? "waiting for a medical review" : "published"}, ${failed} failed.`,
          ...titles.map((title) => `- ${one(title)}`),
        ]),
        ...(held.length > 0
          ? [
              `These articles stay scheduled until a clinician has approved their texts:${queue}`,
              ...held.map(({ details: { title, langs } }) => `- ${one(title)} (${inWords(langs, "en")})`),
            ]
          : []),
        ...(due.length > 0
          ? [
              `These texts were read long ago. Ask a clinician to read them again; they stay on the site until then:${queue}`,
              ...due.map(
                ({ details: { title, lang, name } }) =>
                  `- ${one(title)} (${inWords([lang], "en")}), read by ${one(name)}`,
              ),
            ]
          : []),
        "",
        "You receive this email because notifications are on in the settings of the back office.",
      ],
      [
        ...(published.length > 0 ? ["نُشرت المقالات المجدولة التالية على الموقع:", ...articles("/ar")] : []),
        ...generated.flatMap(({ details: { created, failed, titles, isWaiting } }) => [
          `انتهت عملية توليد المقالات. ${isWaiting ? "المقالات التي تنتظر المراجعة الطبية" : "المقالات المنشورة"}: ${created}، والتي تعذّرت كتابتها: ${failed}.`,
          ...titles.map((title) => `- ${one(title)}`),
        ]),
        ...(held.length > 0
          ? [
              `تبقى هذه المقالات مجدولة حتى تُعتمد نصوصها طبيًا:${queue}`,
              ...held.map(({ details: { title, langs } }) => `- ${one(title)} (${inWords(langs, "ar")})`),
            ]
          : []),
        ...(due.length > 0
          ? [
              `مضى وقت طويل على مراجعة هذه النصوص. اطلب مراجعتها من جديد، وتبقى على الموقع حتى ذلك الحين:${queue}`,
              ...due.map(
                ({ details: { title, lang, name } }) =>
                  `- ${one(title)} (${inWords([lang], "ar")})، راجعها ${one(name)}`,
              ),
            ]
          : []),
        "",
        "تصلك هذه الرسالة لأن الإشعارات مُفعَّلة في إعدادات لوحة الإدارة.",
      ],
    ),
  };
}

const LANGUAGES: Readonly<Record<Locale, Localized>> = {
  en: { en: "English", ar: "بالإنجليزية" },
  ar: { en: "Arabic", ar: "بالعربية" },
};
const inWords = (langs: readonly Locale[], language: Locale): string =>
  langs.map((lang) => LANGUAGES[lang][language]).join(language === "ar" ? "، " : ", ");

function subjectOf(notices: readonly Notice[]): string {
  const published = noticesOf(notices, "published");
  const generated = noticesOf(notices, "generated");
  const [first] = published;
  if (first && published.length === 1) return `Published | نُشر: ${one(first.details.title)}`.slice(0, 150);
  if (published.length > 0) {
    return `Scheduled articles published: ${published.length} | مقالات مجدولة نُشرت: ${published.length}`;
  }
  if (generated.length > 0) {
    const created = generated.reduce((sum, { details }) => sum + details.created, 0);
    return `Articles generated: ${created} | مقالات مولَّدة: ${created}`;
  }
  return `Texts that wait for a clinician: ${notices.length} | نصوص تنتظر المراجعة الطبية: ${notices.length}`;
}

/**
 * One email about everything that a clinician is asked to read, in the languages that they read. What the texts are about is not in it.
 * `site` is the site's address, for the link.
 */
export function composeAskedEmail(asked: readonly NoticeOf<"asked">[], site?: string) {
  const count = asked.reduce((sum, { details }) => sum + details.count, 0);
  const queue = addressOf(site, "/admin/medical-review");
  const of = (lang: Locale) => {
    const some = asked.flatMap(({ details }) => (details.lang === lang ? [details] : []));
    const [until] = some.flatMap((one) => one.until ?? []).toSorted();
    return { lang, until, number: some.reduce((sum, one) => sum + one.count, 0) };
  };
  const rows = LOCALES.map(of).filter(({ number }) => number > 0);
  const english = [
    "You are asked to read before readers do:",
    ...rows.map(
      ({ lang, number, until }) =>
        `- ${LANGUAGES[lang].en}: ${number} ${number === 1 ? "text" : "texts"}${until ? `, wanted by ${until}` : ""}`,
    ),
    `Read, and approve or ask for changes, under Medical review in the back office.${queue}`,
    "",
    "You receive this email because you are a reviewer and notifications are on in the settings of the back office.",
  ];
  const arabic = [
    "يُطلب منك أن تراجع قبل أن يرى القرّاء:",
    ...rows.map(
      ({ lang, number, until }) =>
        `- نصوص ${LANGUAGES[lang].ar}: ${number}${until ? `، والمطلوب قبل نهاية ${isolated(until)}` : ""}`,
    ),
    `اقرأها ثم اعتمدها أو اطلب تعديلات من صفحة «المراجعة الطبية» في لوحة الإدارة.${queue}`,
    "",
    "تصلك هذه الرسالة لأنك مراجع طبي والإشعارات مُفعَّلة في إعدادات لوحة الإدارة.",
  ];
  const read = LOCALES.filter((lang) => asked.some(({ details }) => details.languages.includes(lang)));
  const subjects: Localized = {
    en: `Texts that wait for your review: ${count}`,
    ar: `نصوص تنتظر مراجعتك: ${count}`,
  };
  const texts: Localized = { en: `${english.join("\n")}\n`, ar: `${arabic.join("\n")}\n` };
  return {
    subject: read.map((lang) => subjects[lang]).join(" | "),
    text: read.map((lang) => texts[lang]).join("\n\n"),
  };
}

/** One email about everything that expires, in English and then in Arabic. `site` is the site's address, for the link. */
export function composeExpiryEmail(expiries: readonly NoticeOf<"expiry">[], site?: string) {
  const [first] = expiries;
  const facts = addressOf(site, "/admin/facts");
  return {
    subject:
      first && expiries.length === 1
        ? `${first.details.stage === "over" ? "Expired | انتهت الصلاحية" : "Expires soon | تنتهي الصلاحية قريبًا"}: ${expiryName(first, "en")}`.slice(
            0,
            150,
          )
        : `Permits and facts that expire: ${expiries.length} | تراخيص ومعلومات تنتهي صلاحيتها: ${expiries.length}`,
    text: inBoth(
      [
        "On the day after a permit or a fact expires, the site automatically stops showing it.",
        ...expiries.map((expiry) => {
          const { stage, lastDay } = expiry.details;
          const when =
            stage === "over" ? `expired on ${lastDay}; the site no longer shows it` : `expires on ${lastDay}`;
          return `- ${expiryName(expiry, "en")}: ${when}`;
        }),
        `Enter the new date in the back office: under Facts, or under Authors for a clinician’s licence.${facts}`,
        "",
        "You receive this email because you are an owner and notifications are on in the settings of the back office.",
      ],
      [
        "في اليوم التالي لانتهاء صلاحية ترخيص أو معلومة يتوقف الموقع تلقائيًا عن عرضها.",
        ...expiries.map((expiry) => {
          const { stage, lastDay } = expiry.details;
          const when =
            stage === "over"
              ? `انتهت الصلاحية في ${isolated(lastDay)}، وتوقّف الموقع عن عرضها`
              : `تنتهي الصلاحية في ${isolated(lastDay)}`;
          return `- ${expiryName(expiry, "ar")}: ${when}`;
        }),
        `أدخل التاريخ الجديد في صفحة «معلومات المنشأة» في لوحة الإدارة، وتاريخ ترخيص الطبيب أو الممرّض في صفحة «الكُتّاب».${facts}`,
        "",
        "تصلك هذه الرسالة لأنك من المالكين والإشعارات مُفعَّلة في إعدادات لوحة الإدارة.",
      ],
    ),
  };
}

const NAMES: Readonly<Record<string, Localized>> = {
  ...PERMIT_KIND_NAMES,
  ...FACT_NAMES,
  clinician_licence: { en: "Licence of", ar: "ترخيص" },
};

const expiryName = ({ details: { what, number } }: NoticeOf<"expiry">, language: Locale): string =>
  one(
    `${NAMES[what]?.[language] ?? what} ${number && language === "ar" ? isolated(number) : (number ?? "")}`,
  );

/** One email about passwords that links have set, in English and then in Arabic. `site` is the site's address, for the link. */
export function composePasswordEmail(passwords: readonly NoticeOf<"password">[], site?: string) {
  const people = passwords.map(({ details: { email } }) => `- ${one(email)}`);
  const staff = addressOf(site, "/admin/staff");
  return {
    subject: "A password was set by a link | عُيّنت كلمة مرور عبر رابط",
    text: inBoth(
      [
        "Someone used a link to set a new password for:",
        ...people,
        "Please ask each person whether it was them. If it was not, someone else has the link or reads their mailbox: " +
          `switch that account off at once under Staff in the back office.${staff}`,
        "",
        "You receive this email because you are an owner.",
      ],
      [
        "استُخدم رابط لتعيين كلمة مرور جديدة للحسابات التالية:",
        ...people,
        "يُرجى سؤال صاحب كل حساب هل فعل ذلك بنفسه. وإن لم يكن هو، فهناك من حصل على الرابط أو يقرأ بريده: " +
          `أوقف حسابه فورًا من صفحة «الموظفون» في لوحة الإدارة.${staff}`,
        "",
        "تصلك هذه الرسالة لأنك من المالكين.",
      ],
    ),
  };
}

const inBoth = (english: readonly string[], arabic: readonly string[]): string =>
  `${english.join("\n")}\n\n\n${arabic.join("\n")}\n`;

/** A text on one line. */
const one = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A number or a day in Arabic words, isolated in its own direction: otherwise its parts would change places. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A line with an address of the site; empty without the site's address. */
const addressOf = (site: string | undefined, path: string): string =>
  site && /^https?:\/\//.test(site) ? `\n  ${site}${path}` : "";
