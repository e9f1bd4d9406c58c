import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Settings",
  lead: "These apply to the whole site and to everyone who works on it.",
  failed: "The settings could not be loaded.",
  readOnly: "You can see the settings here. Only an owner can change them.",
  general: "General",
  fields: {
    site_title: "Site Title",
    site_description: "Site Description",
    auto_publish: "Auto-publish scheduled posts",
    ai_generation: "AI content generation",
    notifications_enabled: "Email notifications",
    posts_per_page: "Posts per page",
    tag_manager_id: "Google Tag Manager",
    review_required: "Readers get only approved texts",
    review_months: "Months until a text is read again",
  },
  hints: {
    site_title: "Shown at the end of every page’s title. Leave empty to use the brand’s name.",
    site_description:
      "Search engines and shared links show this for the home page. Leave empty to keep the default. A change appears after the next build.",
    auto_publish:
      "Publishes each post at its scheduled time, Dubai time. While this is off, scheduled posts wait.",
    ai_generation:
      "Shows Bulk Generate in the menu. While this is off, staff cannot generate texts or images.",
    notifications_enabled:
      "Staff get an email when scheduled posts are published or a generation run ends. Owners get one before a permit or fact expires.",
    posts_per_page:
      "For the list of posts here, and for each row of the blog before “Show more”. From 1 to 50.",
    tag_manager_id:
      "The container ID, such as GTM-ABC1234. After the next build, pages load it last, and only for visitors who agreed. Leave empty to use none. If you signed in more than an hour ago, saving a change asks for your password.",
    review_required:
      "While this is on, an article goes live or changes only after a clinician with a valid licence has approved its exact words in each language. Generated articles wait as drafts. What is live now stays until its next change.",
    review_months: "After this time an approved text is due to be read again. It stays live. From 1 to 60.",
  },
  publishing: "Publishing",
  review: "Medical review",
  liveUnread: (count: number) =>
    plural(count, "en", {
      one: "Readers see {n} text that no clinician has approved as it is. It stays live.",
      other: "Readers see {n} texts that no clinician has approved as they are. They stay live.",
    }),
  showUnread: "Show the list",
  notifications: "Notifications",
  display: "Display",
  measuring: "Measuring",
  tagManagerNoId: "Please enter an ID that begins with GTM-, or leave this empty.",
  save: "Save Changes",
  saved: "Settings saved successfully",
  saveFailed: "Settings could not be saved",
  unsaved: "You have unsaved changes.",
  titleTooLong: "Up to 120 characters.",
  descriptionTooLong: "Up to 300 characters.",
  reviewMonthsOutside: "Please enter a whole number from 1 to 60.",
  postsPerPageOutside: "Please enter a whole number from 1 to 50.",
  status: {
    checking: "Checking what is set up…",
    unknown: "Could not check whether email and AI are set up.",
    mail: "A mail server is set up.",
    noMail: "No mail server is set up, so no email is sent. Your developer can set one up (SMTP).",
    mailProblems: {
      sender_missing: "The mail server has no sender’s address (SMTP_FROM), so no email is sent.",
      port_unknown: "The mail server’s port (SMTP_PORT) is not a number, so no email is sent.",
      port_closed:
        "The mail server is set to port 25 or 587 (SMTP_PORT), which is closed here, so no email is sent. Port 465 is open.",
    },
    openai: "Texts and images come from the AI provider that is set up.",
    composer: "Texts and images come from the built-in composer; no AI provider is set up.",
    noAi: "Neither an AI provider nor the built-in composer is set up, so nothing can be generated.",
  },
};

const ar: Widen<typeof en> = {
  title: "الإعدادات",
  lead: "تسري على الموقع كله وعلى كل من يعمل عليه.",
  failed: "تعذّر تحميل الإعدادات.",
  readOnly: "يمكنك الاطلاع على الإعدادات هنا، أما تغييرها فلمالك الموقع وحده.",
  general: "عام",
  fields: {
    site_title: "عنوان الموقع",
    site_description: "وصف الموقع",
    auto_publish: "النشر التلقائي للمقالات المجدولة",
    ai_generation: "توليد المحتوى بالذكاء الاصطناعي",
    notifications_enabled: "إشعارات البريد الإلكتروني",
    posts_per_page: "عدد المقالات في الصفحة",
    tag_manager_id: "مدير علامات Google",
    review_required: "لا يصل إلى القرّاء إلا نص معتمد",
    review_months: "عدد الأشهر قبل قراءة النص من جديد",
  },
  hints: {
    site_title: "يظهر في نهاية عنوان كل صفحة. اتركه فارغًا ليظهر اسم العلامة.",
    site_description:
      "تعرضه محركات البحث والروابط المشارَكة عن الصفحة الرئيسية. اتركه فارغًا لإبقاء الوصف الأصلي. يظهر التغيير بعد التحديث التالي للموقع.",
    auto_publish: "يُنشر كل مقال في موعده بتوقيت دبي. وعند إيقاف هذا تبقى المقالات المجدولة في الانتظار.",
    ai_generation: "يُظهر «توليد دفعة» في القائمة. وعند إيقافه لا يستطيع الموظفون توليد نصوص أو صور.",
    notifications_enabled:
      "تصل رسالة إلى الموظفين عند نشر المقالات المجدولة أو انتهاء عملية توليد، وإلى المالكين قبل انتهاء صلاحية ترخيص أو معلومة.",
    posts_per_page: "في قائمة المقالات هنا، وفي كل صف من المدونة قبل «عرض المزيد». من 1 إلى 50.",
    tag_manager_id:
      "معرّف الحاوية، مثل GTM-ABC1234. بعد التحديث التالي للموقع تحمّله الصفحات بعد كل شيء آخر، وللزائر الذي وافق وحده. اتركه فارغًا إن لم يكن لديك واحد. وتُطلب كلمة مرورك عند حفظ التغيير إن مضى على تسجيل دخولك أكثر من ساعة.",
    review_required:
      "عند تشغيل هذا لا يُنشر مقال ولا يتغيّر قبل أن يعتمد طبيب أو ممرّض، ترخيصه سارٍ، كلماته نفسها في كل لغة. وتنتظر المقالات المُولَّدة كمسودات. أما المنشور الآن فيبقى إلى أن يتغيّر.",
    review_months: "بعد هذه المدة يحين موعد قراءة النص المعتمد من جديد، ويبقى أمام القرّاء. من 1 إلى 60.",
  },
  publishing: "النشر",
  review: "المراجعة الطبية",
  liveUnread: (count) =>
    plural(count, "ar", {
      one: "يرى القرّاء نصًّا واحدًا لم يعتمده طبيب أو ممرّض كما هو. يبقى منشورًا.",
      two: "يرى القرّاء نصّين لم يعتمدهما طبيب أو ممرّض كما هما. يبقيان منشورين.",
      few: "يرى القرّاء {n} نصوص لم يعتمدها طبيب أو ممرّض كما هي. تبقى منشورة.",
      many: "يرى القرّاء {n} نصًّا لم يعتمدها طبيب أو ممرّض كما هي. تبقى منشورة.",
      other: "يرى القرّاء {n} نص لم يعتمدها طبيب أو ممرّض كما هي. تبقى منشورة.",
    }),
  showUnread: "عرض القائمة",
  notifications: "الإشعارات",
  display: "العرض",
  measuring: "القياس",
  tagManagerNoId: "أدخل معرّفًا يبدأ بـ GTM-، أو اترك الخانة فارغة.",
  save: "حفظ التغييرات",
  saved: "حُفظت الإعدادات بنجاح",
  saveFailed: "تعذّر حفظ الإعدادات",
  unsaved: "لديك تغييرات لم تُحفظ.",
  titleTooLong: "لا يزيد العنوان على 120 حرفًا.",
  descriptionTooLong: "لا يزيد الوصف على 300 حرف.",
  reviewMonthsOutside: "يُرجى إدخال عدد صحيح من 1 إلى 60.",
  postsPerPageOutside: "يُرجى إدخال عدد صحيح من 1 إلى 50.",
  status: {
    checking: "جارٍ التحقق من الإعدادات…",
    unknown: "تعذّر التحقق من إعداد البريد والذكاء الاصطناعي.",
    mail: "خادم البريد مُعدّ.",
    noMail: "لم يُعدّ خادم بريد، فلا تُرسل أي رسائل. يستطيع المطوّر إعداده (SMTP).",
    mailProblems: {
      sender_missing: "لا عنوان للمرسل في خادم البريد (SMTP_FROM)، فلا تُرسل أي رسائل.",
      port_unknown: "منفذ خادم البريد (SMTP_PORT) ليس رقمًا، فلا تُرسل أي رسائل.",
      port_closed:
        "خادم البريد مُعدّ بالمنفذ 25 أو 587 (SMTP_PORT)، وهو مغلق هنا، فلا تُرسل أي رسائل. المنفذ 465 مفتوح.",
    },
    openai: "تأتي النصوص والصور من مزوّد الذكاء الاصطناعي المُعدّ.",
    composer: "تأتي النصوص والصور من المؤلّف المدمج؛ لم يُعدّ مزوّد ذكاء اصطناعي.",
    noAi: "لم يُعدّ مزوّد ذكاء اصطناعي ولا المؤلّف المدمج، فلا يمكن توليد أي شيء.",
  },
};

export const settingsTexts = { en, ar } satisfies Localized<typeof ar>;
