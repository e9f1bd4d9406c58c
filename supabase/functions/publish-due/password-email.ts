import type { Notice } from "./email.ts";
import { addressOf, one } from "./email-lines.ts";

export type PasswordSet = Extract<Notice, { kind: "password" }>;

/** One email about passwords that links have set, in English and then in Arabic. `site` is the site's address, for the link. */
export function composePasswordEmail(
  passwords: readonly PasswordSet[],
  site?: string,
): { subject: string; text: string } {
  const people = passwords.map(({ details: { email } }) => `- ${one(email)}`);
  return {
    subject: "A password was set by a link | عُيّنت كلمة مرور عبر رابط",
    text: `${english(people, site)}\n\n\n${arabic(people, site)}\n`,
  };
}

const english = (people: readonly string[], site?: string): string =>
  [
    "A new password was set by a link, as for a forgotten one, for:",
    ...people,
    "Please ask each person whether it was them. If it was not, somebody else reads their mailbox or has the link: " +
      `switch that account off under Staff in the back office at once.${addressOf(site, "/admin/staff")}`,
    "",
    "You get this because you are an owner.",
  ].join("\n");

const arabic = (people: readonly string[], site?: string): string =>
  [
    "عُيّنت كلمة مرور جديدة عبر رابط، كما عند نسيان كلمة المرور، لكل حساب مما يلي:",
    ...people,
    "يُرجى سؤال صاحب كل حساب هل فعل ذلك بنفسه. إن لم يكن هو، فثمّة من يقرأ بريده أو حصل على الرابط: " +
      `أوقف حسابه فورًا من صفحة «الموظفون» في لوحة الإدارة.${addressOf(site, "/admin/staff")}`,
    "",
    "تصلك هذه الرسالة لأنك من المالكين.",
  ].join("\n");
