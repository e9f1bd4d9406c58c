import { readSiteUrl } from "../_shared/clients.ts";
import type { Localized } from "../_shared/domain/locales.ts";
import { type Delivery, readMail, sendEmail } from "../_shared/mail.ts";

/** The reason for a link. */
type LinkReason = "invitation" | "password" | "forgotten";

export type SendLink = (reason: LinkReason, email: string, token: string) => Promise<Delivery>;

/** A function that sends links by email; undefined without a mail server or the site's address. */
export function readLinkMail(): SendLink | undefined {
  const site = readSiteUrl();
  const { settings, problem } = readMail();
  // The settings page shows the problem; an owner can still pass the link on.
  if (problem) console.error("mail", problem);
  if (!settings || !site) return undefined;
  return (reason, email, token) =>
    sendEmail(settings, { to: [email], ...composeLinkEmail(reason, `${site}/admin/link#${token}`) });
}

const SUBJECTS: Record<LinkReason, string> = {
  invitation: "Your account for the back office | حسابك في لوحة الإدارة",
  password: "Choose a new password | اختر كلمة مرور جديدة",
  forgotten: "Choose a new password | اختر كلمة مرور جديدة",
};

const WORDS: Record<LinkReason, Localized> = {
  invitation: {
    en: "You are invited to the back office. Choose your password here:",
    ar: "أنت مدعو إلى لوحة الإدارة. اختر كلمة المرور الخاصة بك من هنا:",
  },
  password: {
    en: "An owner has created this link for you. Choose a new password for the back office here:",
    ar: "أنشأ مالك الموقع هذا الرابط لك. اختر من هنا كلمة مرور جديدة للوحة الإدارة:",
  },
  forgotten: {
    en: "Someone asked for a link to choose a new password for this account. If it was not you, nothing has changed and you can ignore this email. If it was you, choose a new password here:",
    ar: "طلب أحدهم رابطًا لاختيار كلمة مرور جديدة لهذا الحساب. إن لم تكن أنت، فلم يتغيّر شيء ويمكنك تجاهل هذه الرسالة. وإن كنت أنت، فاختر كلمة مرور جديدة من هنا:",
  },
};

function composeLinkEmail(reason: LinkReason, link: string): { subject: string; text: string } {
  const { en, ar } = WORDS[reason];
  const text = `${en}

${link}

The link works once, within three days.


${ar}

${link}

يعمل الرابط مرة واحدة خلال ثلاثة أيام.
`;
  return { subject: SUBJECTS[reason], text };
}
