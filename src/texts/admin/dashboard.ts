import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Dashboard",
  postsTitle: "Posts",
  total: "Total posts",
  published: "Published",
  scheduled: "Scheduled",
  drafts: "Drafts",
  contactsTitle: "WhatsApp and phone clicks in the last 7 days",
  whatsapp: "WhatsApp clicks",
  calls: "Phone clicks",
  visits: "Visits",
  rate: "of visits lead to a click",
  failed: "The figures could not be loaded.",
  attentionFailed: "We could not check everything that may need your attention.",
  actionsTitle: "Quick Actions",
  createPost: "Create Post",
  viewPosts: "View All Posts",
  calendar: "Editorial Calendar",
  attentionTitle: "Needs attention",
  leadsDue: (count: number) =>
    plural(count, "en", { one: "{n} lead to follow up now", other: "{n} leads to follow up now" }),
  noPosts: "There are no articles yet. Write the first one",
  scheduledUnread: (count: number) =>
    plural(count, "en", {
      one: "{n} scheduled text is not approved yet, so its article will not be published",
      other: "{n} scheduled texts are not approved yet, so their articles will not be published",
    }),
  liveUnread: (count: number) =>
    plural(count, "en", {
      one: "{n} text that readers see was never read by a clinician",
      other: "{n} texts that readers see were never read by a clinician",
    }),
  textsReturned: (count: number) =>
    plural(count, "en", {
      one: "A clinician asked for changes in {n} text",
      other: "A clinician asked for changes in {n} texts",
    }),
  textsChanged: (count: number) =>
    plural(count, "en", {
      one: "{n} text has changed since a clinician approved it",
      other: "{n} texts have changed since a clinician approved them",
    }),
  textsDue: (count: number) =>
    plural(count, "en", {
      one: "{n} approved text is due to be read again",
      other: "{n} approved texts are due to be read again",
    }),
  clinicianLicence: "Clinician’s licence",
  reviewOffer: {
    title: "Nothing medical goes live unread",
    text: "You can publish only texts that a named clinician has approved, word for word. Switch this on in Settings. What is live now stays live.",
    open: "Open Settings",
    later: "Not now",
  },
  outdated: (title: string, typed: string) =>
    `“${title}” says “${typed}”, which differs from the business facts`,
  moreOutdated: (count: number) =>
    plural(count, "en", {
      one: "{n} more article differs from the business facts",
      other: "{n} more articles differ from the business facts",
    }),
  goingOut: (count: number) =>
    plural(count, "en", { one: "{n} post is published today", other: "{n} posts are published today" }),
  withoutArabic: (count: number) =>
    plural(count, "en", { one: "{n} post has no Arabic yet", other: "{n} posts have no Arabic yet" }),
  plansDue: (count: number) =>
    plural(count, "en", {
      one: "{n} planned topic is due and not started",
      other: "{n} planned topics are due and not started",
    }),
  draftsWaiting: (count: number) =>
    plural(count, "en", { one: "{n} draft to finish", other: "{n} drafts to finish" }),
  nothingWaits: "Nothing needs your attention.",
  activityTitle: "Recent Activity",
  activityNote: "Times are in Dubai time.",
  noActivity: "No recent activity",
  activityFailed: "The recent activity could not be loaded.",
  /** The person and the action: whole sentences with both filled in. */
  did: {
    created: (who: string, what: string) => `${who} created ${what}.`,
    updated: (who: string, what: string) => `${who} changed ${what}.`,
    published: (who: string, what: string) => `${who} published ${what}.`,
    scheduled: (who: string, what: string) => `${who} scheduled ${what}.`,
    unpublished: (who: string, what: string) => `${who} took ${what} offline.`,
    trashed: (who: string, what: string) => `${who} moved ${what} to the trash.`,
    restored: (who: string, what: string) => `${who} restored ${what}.`,
    deleted: (who: string, what: string) => `${who} deleted ${what}.`,
    invited: (who: string, what: string) => `${who} invited ${what}.`,
    switched_off: (who: string, what: string) => `${who} switched off ${what}.`,
    switched_on: (who: string, what: string) => `${who} switched on ${what}.`,
    link_made: (who: string, what: string) => `${who} created a password link for ${what}.`,
    link_asked_for: (who: string, what: string) => `${who} asked for a password link for ${what}.`,
    second_factor_removed: (who: string, what: string) =>
      `${who} turned off two-step verification for ${what}.`,
    password_set: (who: string, what: string) => `${who} set the password of ${what}.`,
    hidden: (who: string, what: string) => `${who} hid ${what}.`,
    shown: (who: string, what: string) => `${who} showed ${what} again.`,
    cleaned: (who: string, what: string) => `${who} removed hidden data, such as the place, from ${what}.`,
    moved: (who: string, what: string) => `${who} changed the order of ${what}.`,
    unreadable: (who: string, what: string) =>
      `${who} deleted ${what}, because its hidden data could not be checked.`,
    asked: (who: string, what: string) => `${who} asked for a medical review of ${what}.`,
    approved: (who: string, what: string) => `${who} approved ${what}.`,
    changes_needed: (who: string, what: string) => `${who} asked for changes to ${what}.`,
    withdrawn: (who: string, what: string) => `${who} withdrew the medical review of ${what}.`,
    corrected: (who: string, what: string) => `${who} changed ${what} without a medical review.`,
    look_made: (who: string, what: string) => `${who} created a link to ${what}.`,
    look_revoked: (who: string, what: string) => `${who} withdrew a link to ${what}.`,
    guest_accepted: (who: string, what: string) =>
      `${who} accepted the name and licence of the clinician invited to ${what}.`,
  },
  /** The same without a known person. */
  happened: {
    created: (what: string) => `${what} was added.`,
    updated: (what: string) => `${what} was changed.`,
    published: (what: string) => `${what} was published on schedule.`,
    scheduled: (what: string) => `${what} was scheduled.`,
    unpublished: (what: string) => `${what} went offline.`,
    trashed: (what: string) => `${what} was moved to the trash.`,
    restored: (what: string) => `${what} was restored.`,
    deleted: (what: string) => `${what} was deleted.`,
    invited: (what: string) => `${what} was invited.`,
    switched_off: (what: string) => `${what} was switched off.`,
    switched_on: (what: string) => `${what} was switched on.`,
    link_made: (what: string) => `a password link was created for ${what}.`,
    link_asked_for: (what: string) => `a link for a forgotten password was sent to ${what}.`,
    second_factor_removed: (what: string) => `two-step verification was turned off for ${what}.`,
    password_set: (what: string) => `the password of ${what} was set with a link.`,
    hidden: (what: string) => `${what} was hidden.`,
    shown: (what: string) => `${what} was shown again.`,
    cleaned: (what: string) => `hidden data, such as the place, was removed from ${what}.`,
    moved: (what: string) => `the order of ${what} was changed.`,
    unreadable: (what: string) => `${what} was deleted, because its hidden data could not be checked.`,
    asked: (what: string) => `a medical review of ${what} was requested.`,
    approved: (what: string) => `${what} was approved.`,
    changes_needed: (what: string) => `changes to ${what} were requested.`,
    withdrawn: (what: string) => `the medical review of ${what} was withdrawn.`,
    corrected: (what: string) => `${what} was changed without a medical review.`,
    look_made: (what: string) => `a link to ${what} was created.`,
    look_revoked: (what: string) => `a link to ${what} was withdrawn.`,
    guest_accepted: (what: string) => `the clinician invited to ${what} was accepted.`,
  },
  quoted: (name: string) => `“${name}”`,
  untitled: "Untitled",
  leads: {
    title: "Leads",
    due: "Follow up now",
    open: "Open today",
    booked: "Booked in the last 7 days",
    aed: "AED booked in the last 7 days",
    link: "Open leads",
  },
  expiry: {
    expiring: (name: string, days: number) =>
      days === 0
        ? `${name} expires today`
        : plural(days, "en", { one: `${name} expires in {n} day`, other: `${name} expires in {n} days` }),
    over: (name: string) => `${name} has expired, so pages no longer show it`,
  },
};

const ar: Widen<typeof en> = {
  title: "لوحة المعلومات",
  postsTitle: "المقالات",
  total: "كل المقالات",
  published: "منشورة",
  scheduled: "مجدولة",
  drafts: "مسودات",
  contactsTitle: "نقرات واتساب والاتصال في آخر 7 أيام",
  whatsapp: "نقرات واتساب",
  calls: "نقرات الاتصال",
  visits: "الزيارات",
  rate: "من الزيارات فيها نقرة",
  failed: "تعذّر تحميل الأرقام.",
  attentionFailed: "تعذّر التحقق من كل ما قد يحتاج إلى انتباهك.",
  actionsTitle: "إجراءات سريعة",
  createPost: "إنشاء مقال",
  viewPosts: "عرض كل المقالات",
  calendar: "خطة التحرير",
  attentionTitle: "ما يحتاج إلى انتباهك",
  leadsDue: (count) =>
    plural(count, "ar", {
      zero: "لا طلبات حان موعد متابعتها",
      one: "طلب واحد حان موعد متابعته",
      two: "طلبان حان موعد متابعتهما",
      few: "{n} طلبات حان موعد متابعتها",
      many: "{n} طلبًا حان موعد متابعته",
      other: "{n} طلب حان موعد متابعته",
    }),
  scheduledUnread: (count) =>
    plural(count, "ar", {
      one: "نص مجدول واحد لم يُعتمد بعد، فلن يُنشر مقاله",
      two: "نصّان مجدولان لم يُعتمدا بعد، فلن يُنشر مقالاهما",
      few: "{n} نصوص مجدولة لم تُعتمد بعد، فلن تُنشر مقالاتها",
      many: "{n} نصًّا مجدولًا لم تُعتمد بعد، فلن تُنشر مقالاتها",
      other: "{n} نص مجدول لم تُعتمد بعد، فلن تُنشر مقالاتها",
    }),
  liveUnread: (count) =>
    plural(count, "ar", {
      one: "نص واحد يراه القرّاء لم يقرأه طبيب أو ممرّض قط",
      two: "نصّان يراهما القرّاء لم يقرأهما طبيب أو ممرّض قط",
      few: "{n} نصوص يراها القرّاء لم يقرأها طبيب أو ممرّض قط",
      many: "{n} نصًّا يراها القرّاء لم يقرأها طبيب أو ممرّض قط",
      other: "{n} نص يراها القرّاء لم يقرأها طبيب أو ممرّض قط",
    }),
  textsReturned: (count) =>
    plural(count, "ar", {
      one: "طُلبت تعديلات في نص واحد",
      two: "طُلبت تعديلات في نصّين",
      few: "طُلبت تعديلات في {n} نصوص",
      many: "طُلبت تعديلات في {n} نصًّا",
      other: "طُلبت تعديلات في {n} نص",
    }),
  textsChanged: (count) =>
    plural(count, "ar", {
      one: "نص واحد تغيّر بعد اعتماده",
      two: "نصّان تغيّرا بعد اعتمادهما",
      few: "{n} نصوص تغيّرت بعد اعتمادها",
      many: "{n} نصًّا تغيّرت بعد اعتمادها",
      other: "{n} نص تغيّرت بعد اعتمادها",
    }),
  textsDue: (count) =>
    plural(count, "ar", {
      one: "نص معتمد واحد حان وقت قراءته من جديد",
      two: "نصّان معتمدان حان وقت قراءتهما من جديد",
      few: "{n} نصوص معتمدة حان وقت قراءتها من جديد",
      many: "{n} نصًّا معتمدًا حان وقت قراءتها من جديد",
      other: "{n} نص معتمد حان وقت قراءتها من جديد",
    }),
  clinicianLicence: "ترخيص الطبيب أو الممرّض",
  reviewOffer: {
    title: "لا يُنشر نص طبي قبل أن يُقرأ",
    text: "يمكنك ألّا تنشر إلا نصًّا اعتمده طبيب أو ممرّض باسمه، كلمة بكلمة. شغّل ذلك من الإعدادات. ويبقى المنشور الآن كما هو.",
    open: "فتح الإعدادات",
    later: "ليس الآن",
  },
  noPosts: "لا مقالات بعد. اكتب المقال الأول",
  outdated: (title, typed) => `المقال «${title}» يذكر «${isolated(typed)}»، وهذا يخالف معلومات المنشأة`,
  moreOutdated: (count) =>
    plural(count, "ar", {
      one: "ومقال آخر يخالف معلومات المنشأة",
      two: "ومقالان آخران يخالفان معلومات المنشأة",
      few: "و{n} مقالات أخرى تخالف معلومات المنشأة",
      many: "و{n} مقالًا آخر يخالف معلومات المنشأة",
      other: "و{n} مقال آخر يخالف معلومات المنشأة",
    }),
  goingOut: (count) =>
    plural(count, "ar", {
      zero: "لا مقالات تُنشر اليوم",
      one: "مقال واحد يُنشر اليوم",
      two: "مقالان يُنشران اليوم",
      few: "{n} مقالات تُنشر اليوم",
      many: "{n} مقالًا يُنشر اليوم",
      other: "{n} مقال يُنشر اليوم",
    }),
  withoutArabic: (count) =>
    plural(count, "ar", {
      zero: "لا مقالات بلا نص عربي",
      one: "مقال واحد بلا نص عربي بعد",
      two: "مقالان بلا نص عربي بعد",
      few: "{n} مقالات بلا نص عربي بعد",
      many: "{n} مقالًا بلا نص عربي بعد",
      other: "{n} مقال بلا نص عربي بعد",
    }),
  plansDue: (count) =>
    plural(count, "ar", {
      zero: "لا مواضيع حلّ موعدها",
      one: "موضوع واحد حلّ موعده ولم يبدأ",
      two: "موضوعان حلّ موعدهما ولم يبدآ",
      few: "{n} مواضيع حلّ موعدها ولم تبدأ",
      many: "{n} موضوعًا حلّ موعده ولم يبدأ",
      other: "{n} موضوع حلّ موعده ولم يبدأ",
    }),
  draftsWaiting: (count) =>
    plural(count, "ar", {
      zero: "لا مسودات",
      one: "مسودة واحدة لم تكتمل",
      two: "مسودتان لم تكتملا",
      few: "{n} مسودات لم تكتمل",
      many: "{n} مسودة لم تكتمل",
      other: "{n} مسودة لم تكتمل",
    }),
  nothingWaits: "لا شيء يحتاج إلى انتباهك.",
  activityTitle: "آخر النشاط",
  activityNote: "الأوقات بتوقيت دبي.",
  noActivity: "لا نشاط حديث",
  activityFailed: "تعذّر تحميل آخر النشاط.",
  did: {
    created: (who, what) => `أضاف ${who} ${what}.`,
    updated: (who, what) => `عدّل ${who} ${what}.`,
    published: (who, what) => `نشر ${who} ${what}.`,
    scheduled: (who, what) => `جدول ${who} ${what}.`,
    unpublished: (who, what) => `ألغى ${who} نشر ${what}.`,
    trashed: (who, what) => `نقل ${who} ${what} إلى سلة المهملات.`,
    restored: (who, what) => `استعاد ${who} ${what}.`,
    deleted: (who, what) => `حذف ${who} ${what}.`,
    invited: (who, what) => `دعا ${who} ${what}.`,
    switched_off: (who, what) => `أوقف ${who} ${what}.`,
    switched_on: (who, what) => `فعّل ${who} ${what}.`,
    link_made: (who, what) => `أنشأ ${who} رابط كلمة مرور من أجل ${what}.`,
    link_asked_for: (who, what) => `طلب ${who} رابط كلمة مرور من أجل ${what}.`,
    second_factor_removed: (who, what) => `ألغى ${who} التحقق بخطوتين في ${what}.`,
    password_set: (who, what) => `عيّن ${who} كلمة مرور ${what}.`,
    hidden: (who, what) => `أخفى ${who} ${what}.`,
    shown: (who, what) => `أعاد ${who} إظهار ${what}.`,
    cleaned: (who, what) => `أزال ${who} البيانات المخفية، كمكان الالتقاط، من ${what}.`,
    moved: (who, what) => `غيّر ${who} ترتيب ${what}.`,
    unreadable: (who, what) => `حذف ${who} ${what} لتعذّر فحص بياناته المخفية.`,
    asked: (who, what) => `طلب ${who} مراجعة طبية: ${what}.`,
    approved: (who, what) => `اعتمد ${who} ${what}.`,
    changes_needed: (who, what) => `طلب ${who} تعديلات: ${what}.`,
    withdrawn: (who, what) => `سحب ${who} المراجعة الطبية: ${what}.`,
    corrected: (who, what) => `عدّل ${who} ${what} دون مراجعة طبية.`,
    look_made: (who, what) => `أنشأ ${who} رابطًا إلى ${what}.`,
    look_revoked: (who, what) => `سحب ${who} رابطًا إلى ${what}.`,
    guest_accepted: (who, what) => `قبِل ${who} اسم المراجع المدعو وترخيصه: ${what}.`,
  },
  happened: {
    created: (what) => `تمت إضافة ${what}.`,
    updated: (what) => `تم تعديل ${what}.`,
    published: (what) => `نُشر في موعده: ${what}.`,
    scheduled: (what) => `تمت جدولة ${what}.`,
    unpublished: (what) => `أُلغي نشر ${what}.`,
    trashed: (what) => `نُقل إلى سلة المهملات: ${what}.`,
    restored: (what) => `تمت استعادة ${what}.`,
    deleted: (what) => `تم حذف ${what}.`,
    invited: (what) => `تمت دعوة ${what}.`,
    switched_off: (what) => `تم إيقاف ${what}.`,
    switched_on: (what) => `تم تفعيل ${what}.`,
    link_made: (what) => `أُنشئ رابط كلمة مرور من أجل ${what}.`,
    link_asked_for: (what) => `أُرسل رابط لاختيار كلمة مرور جديدة إلى ${what}.`,
    second_factor_removed: (what) => `أُلغي التحقق بخطوتين في ${what}.`,
    password_set: (what) => `عُيّنت كلمة مرور ${what} عبر رابط.`,
    hidden: (what) => `أُخفي ${what}.`,
    shown: (what) => `أُعيد إظهار ${what}.`,
    cleaned: (what) => `أُزيلت البيانات المخفية، كمكان الالتقاط، من ${what}.`,
    moved: (what) => `تم تغيير ترتيب ${what}.`,
    unreadable: (what) => `حُذف ${what} لتعذّر فحص بياناته المخفية.`,
    asked: (what) => `طُلبت مراجعة طبية: ${what}.`,
    approved: (what) => `تم اعتماد ${what}.`,
    changes_needed: (what) => `طُلبت تعديلات: ${what}.`,
    withdrawn: (what) => `سُحبت المراجعة الطبية: ${what}.`,
    corrected: (what) => `تم تعديل ${what} دون مراجعة طبية.`,
    look_made: (what) => `أُنشئ رابط إلى ${what}.`,
    look_revoked: (what) => `سُحب رابط إلى ${what}.`,
    guest_accepted: (what) => `تم قبول المراجع المدعو: ${what}.`,
  },
  quoted: (name) => `«${name}»`,
  untitled: "بلا عنوان",
  leads: {
    title: "الطلبات",
    due: "حان موعد متابعتها",
    open: "مفتوحة اليوم",
    booked: "حُجزت في آخر 7 أيام",
    aed: "قيمة الحجوزات في آخر 7 أيام بالدرهم",
    link: "فتح الطلبات",
  },
  expiry: {
    expiring: (name, days) =>
      days === 0
        ? `${name}: تنتهي الصلاحية اليوم`
        : plural(days, "ar", {
            one: `${name}: تنتهي الصلاحية غدًا`,
            two: `${name}: تنتهي الصلاحية بعد يومين`,
            few: `${name}: تنتهي الصلاحية بعد {n} أيام`,
            many: `${name}: تنتهي الصلاحية بعد {n} يومًا`,
            other: `${name}: تنتهي الصلاحية بعد {n} يوم`,
          }),
    over: (name) => `${name}: انتهت الصلاحية، فلم تعد الصفحات تعرضه`,
  },
};

export const dashboardTexts = { en, ar } satisfies Localized<typeof ar>;
