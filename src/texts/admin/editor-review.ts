import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Medical review",
  failed: "Could not check which texts were read.",
  never: "No clinician has read this text.",
  asked: (to: string, when: string) => `Sent to ${isolated(to)}, ${when}.`,
  askedAnyone: (when: string) => `Sent to any reviewer, ${when}.`,
  wantedBy: (day: string) => `Wanted by ${day}.`,
  outdated: "The text has changed since it was sent. Send it again.",
  changes_needed: "The clinician asked for changes. The notes are above the text.",
  changed: (name: string, day: string) =>
    `${isolated(name)} approved an earlier version on ${day}. It has changed since.`,
  due: (name: string, day: string) => `${isolated(name)} approved it on ${day}. It is time to read it again.`,
  approved: (name: string, day: string) => `${isolated(name)} approved exactly this text on ${day}.`,
  /** Of an approved text. */
  lapsed: "Their licence is over by now.",
  /** Of a text on the screen that is not the stored one. */
  notCovered: "Your changes here are not part of that approval.",
  live: "Readers get this language",
  send: "Send for review",
  change: "Change the request",
  withdraw: "Withdraw the request",
  withdrawn: "Request withdrawn",
  withdrawFailed: "The request was not withdrawn",
  difference: "What has changed",
  differenceIn: {
    en: "What has changed in the English text",
    ar: "What has changed in the Arabic text",
  },
  approve: "Approve this text",
  dialog: {
    title: { en: "Send the English text for review", ar: "Send the Arabic text for review" },
    text: "A clinician reads exactly these words. Any later change needs another look.",
    to: "To",
    anyone: "Any reviewer",
    until: "Wanted by",
    send: "Send",
    sent: "Sent for review",
    failed: "The text was not sent",
    cliniciansFailed: "The clinicians could not be loaded.",
    nobody: {
      en: "No reviewer reads English yet. An owner enters the licence under Authors, and invites the person under Staff.",
      ar: "No reviewer reads Arabic yet. An owner enters the licence under Authors, and invites the person under Staff.",
    },
    notSaved: "The text could not be saved first. Save it, then send it.",
    dayOver: "This day is over. Choose today or a later day.",
  },
  notes: {
    title: (count: number, name: string) =>
      plural(count, "en", {
        one: `Changes needed: {n} note by ${isolated(name)}`,
        other: `Changes needed: {n} notes by ${isolated(name)}`,
      }),
    withApproval: (count: number, name: string) =>
      plural(count, "en", {
        one: `Approved with {n} note by ${isolated(name)}`,
        other: `Approved with {n} notes by ${isolated(name)}`,
      }),
    waiting: (count: number) =>
      plural(count, "en", {
        one: "{n} note while the text is read",
        other: "{n} notes while the text is read",
      }),
    failed: "The notes could not be loaded.",
    by: (name: string) => `By ${isolated(name)}`,
    whole: "The whole text",
    jump: "Go to the paragraph",
  },
  sheet: {
    unread: {
      en: "No clinician has approved the English text as it is now.",
      ar: "No clinician has approved the Arabic text as it is now.",
    },
    lapsed: {
      en: "The clinician who approved the English text has no valid licence any more.",
      ar: "The clinician who approved the Arabic text has no valid licence any more.",
    },
    blocked: "Readers get only texts that a clinician has approved (Settings). Send it for review first.",
    waits: "Once a clinician has approved it, you can publish it here.",
    only: {
      published: { en: "Publish English only", ar: "Publish Arabic only" },
      update: { en: "Update English only", ar: "Update Arabic only" },
      scheduled: { en: "Schedule English only", ar: "Schedule Arabic only" },
    },
    kept: {
      en: "Readers keep the English text they have now. Your changes stay in a working copy.",
      ar: "Readers keep the Arabic text they have now. Your changes stay in a working copy.",
    },
    heldBack: {
      en: "The English text is held back until you switch it on.",
      ar: "The Arabic text is held back until you switch it on.",
    },
    correct: {
      title: "Is something here dangerous for readers?",
      text: "You are an owner, so you can correct it at once. Activity keeps your reason, and a clinician still has to read the text.",
      reason: "Reason",
      required: "Write the reason in a few words.",
      confirm: "Correct at once",
    },
  },
};

const ar: Widen<typeof en> = {
  title: "المراجعة الطبية",
  failed: "تعذّر التحقق من النصوص التي قُرئت.",
  never: "لم يقرأ هذا النص طبيب أو ممرّض.",
  asked: (to, when) => `أُرسل إلى ${isolated(to)}، ${when}.`,
  askedAnyone: (when) => `أُرسل إلى أي مراجع طبي، ${when}.`,
  wantedBy: (day) => `مطلوب قبل نهاية ${day}.`,
  outdated: "تغيّر النص بعد إرساله. أرسله من جديد.",
  changes_needed: "طلب المراجع الطبي تعديلات. ملاحظاته فوق النص.",
  changed: (name, day) => `اعتمد ${isolated(name)} نسخة سابقة في ${day}، ثم تغيّر النص.`,
  due: (name, day) => `اعتمده ${isolated(name)} في ${day}، وحان وقت قراءته من جديد.`,
  approved: (name, day) => `اعتمد ${isolated(name)} هذا النص نفسه في ${day}.`,
  lapsed: "انتهى ترخيصه بعدها.",
  notCovered: "تعديلاتك هنا ليست جزءًا من هذا الاعتماد.",
  live: "يصل إلى القرّاء بهذه اللغة",
  send: "إرسال إلى المراجعة",
  change: "تغيير الطلب",
  withdraw: "سحب الطلب",
  withdrawn: "سُحب الطلب",
  withdrawFailed: "لم يُسحب الطلب",
  difference: "ما الذي تغيّر؟",
  differenceIn: {
    en: "ما الذي تغيّر في النص الإنجليزي؟",
    ar: "ما الذي تغيّر في النص العربي؟",
  },
  approve: "اعتماد هذا النص",
  dialog: {
    title: { en: "إرسال النص الإنجليزي إلى المراجعة", ar: "إرسال النص العربي إلى المراجعة" },
    text: "يقرأ طبيب أو ممرّض هذا النص كما هو. وكل تغيير لاحق يحتاج إلى قراءة جديدة.",
    to: "إلى",
    anyone: "أي مراجع طبي",
    until: "مطلوب قبل نهاية",
    send: "إرسال",
    sent: "أُرسل إلى المراجعة",
    failed: "لم يُرسل النص",
    cliniciansFailed: "تعذّر تحميل المراجعين الطبيين.",
    nobody: {
      en: "لا مراجع طبي يقرأ الإنجليزية بعد. يُدخل مالك الموقع الترخيص من صفحة الكُتّاب، ويدعو الشخص من صفحة الموظفين.",
      ar: "لا مراجع طبي يقرأ العربية بعد. يُدخل مالك الموقع الترخيص من صفحة الكُتّاب، ويدعو الشخص من صفحة الموظفين.",
    },
    notSaved: "تعذّر حفظ النص أولًا. احفظه ثم أرسله.",
    dayOver: "انقضى هذا اليوم. اختر اليوم أو يومًا بعده.",
  },
  notes: {
    title: (count, name) =>
      plural(count, "ar", {
        one: `يحتاج إلى تعديل: ملاحظة واحدة من ${isolated(name)}`,
        two: `يحتاج إلى تعديل: ملاحظتان من ${isolated(name)}`,
        few: `يحتاج إلى تعديل: {n} ملاحظات من ${isolated(name)}`,
        many: `يحتاج إلى تعديل: {n} ملاحظة من ${isolated(name)}`,
        other: `يحتاج إلى تعديل: {n} ملاحظة من ${isolated(name)}`,
      }),
    withApproval: (count, name) =>
      plural(count, "ar", {
        one: `معتمد مع ملاحظة واحدة من ${isolated(name)}`,
        two: `معتمد مع ملاحظتين من ${isolated(name)}`,
        few: `معتمد مع {n} ملاحظات من ${isolated(name)}`,
        many: `معتمد مع {n} ملاحظة من ${isolated(name)}`,
        other: `معتمد مع {n} ملاحظة من ${isolated(name)}`,
      }),
    waiting: (count) =>
      plural(count, "ar", {
        one: "ملاحظة واحدة والنص قيد القراءة",
        two: "ملاحظتان والنص قيد القراءة",
        few: "{n} ملاحظات والنص قيد القراءة",
        many: "{n} ملاحظة والنص قيد القراءة",
        other: "{n} ملاحظة والنص قيد القراءة",
      }),
    failed: "تعذّر تحميل الملاحظات.",
    by: (name) => `من ${isolated(name)}`,
    whole: "النص كله",
    jump: "انتقل إلى الفقرة",
  },
  sheet: {
    unread: {
      en: "لم يعتمد طبيب أو ممرّض النص الإنجليزي كما هو الآن.",
      ar: "لم يعتمد طبيب أو ممرّض النص العربي كما هو الآن.",
    },
    lapsed: {
      en: "لم يعد ترخيص من اعتمد النص الإنجليزي ساريًا.",
      ar: "لم يعد ترخيص من اعتمد النص العربي ساريًا.",
    },
    blocked: "لا يصل إلى القرّاء إلا نص اعتمده طبيب أو ممرّض (الإعدادات). أرسله إلى المراجعة أولًا.",
    waits: "بعد أن يعتمده طبيب أو ممرّض يمكنك نشره هنا.",
    only: {
      published: { en: "نشر الإنجليزية فقط", ar: "نشر العربية فقط" },
      update: { en: "تحديث الإنجليزية فقط", ar: "تحديث العربية فقط" },
      scheduled: { en: "جدولة الإنجليزية فقط", ar: "جدولة العربية فقط" },
    },
    kept: {
      en: "يبقى النص الإنجليزي الحالي أمام القرّاء، وتبقى تعديلاتك في نسخة عمل.",
      ar: "يبقى النص العربي الحالي أمام القرّاء، وتبقى تعديلاتك في نسخة عمل.",
    },
    heldBack: {
      en: "يُحجب النص الإنجليزي حتى تُظهره.",
      ar: "يُحجب النص العربي حتى تُظهره.",
    },
    correct: {
      title: "هل في النص خطر على القرّاء؟",
      text: "أنت مالك الموقع، فيمكنك تصحيحه فورًا. يُحفظ السبب في صفحة النشاط، ويبقى النص في انتظار القراءة.",
      reason: "السبب",
      required: "اكتب السبب في بضع كلمات.",
      confirm: "تصحيح فوري",
    },
  },
};

/** The editor's texts on medical reviews. */
export const editorReviewTexts = { en, ar } satisfies Localized<typeof ar>;
