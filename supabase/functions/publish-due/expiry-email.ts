import type { Notice } from "./email.ts";
import { addressOf, isolated, one } from "./email-lines.ts";
import { FACT_NAMES } from "../_shared/domain/fact-names.ts";
import { PERMIT_KIND_NAMES } from "../_shared/domain/permits.ts";
import type { Locale, Localized } from "../_shared/domain/locales.ts";

export type Expiry = Extract<Notice, { kind: "expiry" }>;

/** One email about everything that expires, in English and then in Arabic. `site` is the site's address, for the link. */
export function composeExpiryEmail(
  expiries: readonly Expiry[],
  site?: string,
): { subject: string; text: string } {
  const [first] = expiries;
  return {
    subject:
      first && expiries.length === 1
        ? `${first.details.stage === "over" ? "Expired | انتهت الصلاحية" : "Expires soon | تنتهي الصلاحية قريبًا"}: ${nameOf(first, "en")}`.slice(
            0,
            150,
          )
        : `Permits and facts that expire: ${expiries.length} | تراخيص ومعلومات تنتهي صلاحيتها: ${expiries.length}`,
    text: `${english(expiries, site)}\n\n\n${arabic(expiries, site)}\n`,
  };
}

const NAMES: Readonly<Record<string, Localized>> = {
  ...PERMIT_KIND_NAMES,
  ...FACT_NAMES,
};

const nameOf = ({ details: { what, number } }: Expiry, language: Locale): string =>
  one(
    `${NAMES[what]?.[language] ?? what} ${number && language === "ar" ? isolated(number) : (number ?? "")}`,
  );

const english = (expiries: readonly Expiry[], site?: string): string =>
  [
    "From the day after its last day, the site automatically stops showing a permit or a fact.",
    ...expiries.map((expiry) => {
      const { stage, lastDay } = expiry.details;
      const when =
        stage === "over" ? `expired on ${lastDay}; the site no longer shows it` : `expires on ${lastDay}`;
      return `- ${nameOf(expiry, "en")}: ${when}`;
    }),
    `Enter the new day under Facts in the back office.${addressOf(site, "/admin/facts")}`,
    "",
    "You get this because you are an owner and notifications are on in the settings of the back office.",
  ].join("\n");

const arabic = (expiries: readonly Expiry[], site?: string): string =>
  [
    "ابتداءً من اليوم التالي لآخر يوم صلاحية يتوقف الموقع تلقائيًا عن ذكر الترخيص أو المعلومة.",
    ...expiries.map((expiry) => {
      const { stage, lastDay } = expiry.details;
      const when =
        stage === "over"
          ? `انتهت الصلاحية في ${isolated(lastDay)}، وتوقّف الموقع عن ذكر ذلك`
          : `تنتهي الصلاحية في ${isolated(lastDay)}`;
      return `- ${nameOf(expiry, "ar")}: ${when}`;
    }),
    `أدخل التاريخ الجديد في صفحة «معلومات المنشأة» في لوحة الإدارة.${addressOf(site, "/admin/facts")}`,
    "",
    "تصلك هذه الرسالة لأنك من المالكين والإشعارات مُفعَّلة في إعدادات لوحة الإدارة.",
  ].join("\n");
