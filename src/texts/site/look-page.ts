import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** The page of a link to a draft. */
const en = {
  title: "Draft",
  draft: (until: string) => `Draft: readers do not see this text. Your link works until ${until}.`,
  comment: "You can comment on each paragraph, and on the whole below the text.",
  changed: "The text has changed since this link was made. Ask for a new one.",
  loading: "Loading the draft…",
  failed: "The draft could not be loaded just now.",
  gone: {
    title: "This link does not work",
    text: "It works for three days, and can be switched off before that. Ask the person who sent it for a new one.",
  },
  guest: {
    title: "What do you think?",
    lead: "The editors read what you write here. Nothing about patients, please.",
    name: "Your name",
    licence: "Your licence (authority and number)",
    note: "Your comment on the whole text",
    send: "Send",
    toForm: (notes: string) => `Send ${notes}`,
    alongWith: (notes: string) => `Sent with it: ${notes} on paragraphs.`,
    sent: "Sent. Thank you.",
    yours: "Your comments",
    waits: "You can approve the text here once the owner has confirmed your name and licence.",
    approve: "Approve this text",
    changes: "Changes needed",
    decided: {
      approved: "You have approved this text.",
      changes_needed: "You have asked for changes.",
      other: "This request is closed.",
    },
    required: { name: "Write your name.", note: "Write a comment first." },
    failed: "It was not sent. Please try again.",
  },
  refusals: {
    look_gone: "This link does not work any longer.",
    text_changed: "The text has changed since. Ask for a new link.",
    review_decided: "This request is closed.",
    licence_over: "The licence is no longer valid.",
    language_not_read: "Your licence is not entered for this language.",
    own_text: "You cannot approve a text of your own.",
    not_accepted: "The owner has not confirmed your name and licence yet.",
    names_a_person: "Leave out email addresses, telephone numbers and identity numbers.",
    note_required: "Write what has to change.",
  },
};

const ar: Widen<typeof en> = {
  title: "مسودة",
  comment: "يمكنك التعليق على كل فقرة، وعلى النص كله في أسفله.",
  draft: (until) => `مسودة: لا يرى القرّاء هذا النص. يعمل رابطك حتى ${until}.`,
  changed: "تغيّر النص بعد إنشاء هذا الرابط. اطلب رابطًا جديدًا.",
  loading: "جارٍ تحميل المسودة…",
  failed: "تعذّر تحميل المسودة الآن.",
  gone: {
    title: "هذا الرابط لا يعمل",
    text: "يعمل الرابط ثلاثة أيام، وقد يُوقَف قبلها. اطلب رابطًا جديدًا ممن أرسله.",
  },
  guest: {
    title: "ما رأيك؟",
    lead: "يقرأ المحررون ما تكتبه هنا. لا تكتب شيئًا عن المرضى من فضلك.",
    name: "اسمك",
    licence: "ترخيصك (الجهة والرقم)",
    note: "تعليقك على النص كله",
    send: "إرسال",
    toForm: (notes) => `إرسال: ${notes}`,
    alongWith: (notes) => `يُرسَل معه على الفقرات: ${notes}.`,
    sent: "أُرسل. شكرًا لك.",
    yours: "تعليقاتك",
    waits: "يمكنك اعتماد النص هنا بعد أن يؤكد مالك الموقع اسمك وترخيصك.",
    approve: "اعتماد هذا النص",
    changes: "يحتاج إلى تعديل",
    decided: {
      approved: "اعتمدت هذا النص.",
      changes_needed: "طلبت تعديلات.",
      other: "أُغلق هذا الطلب.",
    },
    required: { name: "اكتب اسمك.", note: "اكتب تعليقًا أولًا." },
    failed: "لم يُرسل. حاول مرة أخرى.",
  },
  refusals: {
    look_gone: "لم يعد هذا الرابط يعمل.",
    text_changed: "تغيّر النص بعدها. اطلب رابطًا جديدًا.",
    review_decided: "أُغلق هذا الطلب.",
    licence_over: "لم يعد الترخيص ساريًا.",
    language_not_read: "ترخيصك غير مُدخل لهذه اللغة.",
    own_text: "لا يمكنك اعتماد نص كتبته.",
    not_accepted: "لم يؤكد مالك الموقع اسمك وترخيصك بعد.",
    names_a_person: "احذف عناوين البريد وأرقام الهاتف وأرقام الهوية.",
    note_required: "اكتب ما يجب تعديله.",
  },
};

export const lookPageTexts: Localized<Widen<typeof en>> = { en, ar };
