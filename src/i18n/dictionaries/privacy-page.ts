import { brandName } from "@/config/brand";
import { contact } from "@/config/contact";
import type { Localized } from "../locales";
import type { LegalText } from "./legal-text";

const en: LegalText = {
  metaTitle: "Privacy Policy",
  metaDescription:
    "What this website stores when you visit, what it never stores, how long, and how to use your rights under the data protection law of the Emirates.",
  title: "Privacy Policy",
  lead: "This website has no forms and no patient accounts. It counts visits without knowing who you are, and it passes you to WhatsApp or your phone when you want to reach us. Here is all of it.",
  effective: (date) => `Effective ${date}`,
  contents: "On this page",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      text: `${brandName.en}, a licensed home-healthcare provider in Al Barsha, Dubai, United Arab Emirates, is responsible for this website. For anything about your data write to ${contact.email}.`,
    },
    {
      id: "counts",
      title: "What we count",
      text: "To learn which pages help, our own database keeps counts without your name and without anything about your health:",
      points: [
        "that a visit began: its first page, its language, and the name of the campaign if the link you followed carried one",
        "that an article was opened: which one, in which language, and from which page the reader came, without the part of the address that could hold search words",
        "that a WhatsApp or call button was pressed: on which page, which button, for which service, and a short reference code",
      ],
      after:
        "A visit has a random number that lives in your browser tab and ends with it. We do not store your IP address or the name of your browser or device with these counts. The detailed records are deleted after 90 days; only sums per day remain, and they describe nobody.",
    },
    {
      id: "browser",
      title: "What your browser keeps",
      text: "These stay on your own device, and you can delete them in the browser's settings at any time:",
      points: [
        "the language you chose",
        "your answer to the question about advertisements",
        "the random number of the visit, until the tab is closed",
        "the click id of an advertisement, only if you came through one and agreed",
      ],
      after:
        "If you refuse, or do not answer, the click id is forgotten when you leave the page. If your browser sends Global Privacy Control, we take that as a refusal and do not ask.",
    },
    {
      id: "advertising",
      title: "Advertisements",
      text: "With your agreement the click id lets us see that an advertisement led to a message or a call, so that we spend less on those that lead to none. It does not tell us your name, and what you write or say to us is never part of it. To change your mind, delete this website's data in your browser; the question then appears again.",
    },
    {
      id: "whatsapp",
      title: "WhatsApp and phone calls",
      text: "The buttons on this website open WhatsApp or your phone. The prepared message names the service you chose and a short reference code, nothing else; you can change or delete it before you send it. From then on WhatsApp and your phone company handle the message or the call under their own terms. If you prefer that WhatsApp does not carry something, call us and tell us there.",
    },
    {
      id: "care",
      title: "When you become a patient",
      text: "What you tell our team, and what is written down during a visit, is a medical record. It is not kept in this website. It is kept under the health laws of the United Arab Emirates and the rules of the Dubai Health Authority, seen only by those who care for you, and shared with a laboratory, a hospital or your insurer only as your care or the law requires.",
    },
    {
      id: "others",
      title: "Other websites",
      text: "The map on the contact page is fetched from Google only after you press its button. Links to Instagram, Facebook, Twitter and review pages open those websites, where their own rules apply. We do not sell data and do not give it to anyone for their own advertising.",
    },
    {
      id: "basis",
      title: "Why we may do this",
      text: "Counting without knowing you serves to run and improve the website. Keeping the click id rests on your consent, which you can take back at any time. Answering you rests on your own request.",
    },
    {
      id: "rights",
      title: "Your rights",
      text: "Under Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data you may, within its limits,",
      points: [
        "ask what we hold about you and receive a copy",
        "have it corrected or erased",
        "have its processing restricted, or object to it",
        "receive it in a form that another provider can use",
        "withdraw a consent",
        "complain to the UAE Data Office",
      ],
      after: `Write to ${contact.email}. We may have to ask who you are before we answer, so that nobody else receives your data. Medical records follow the health laws, which set their own rules about access and how long they are kept.`,
    },
    {
      id: "security",
      title: "Security and children",
      text: "The website is delivered over an encrypted connection, and only our staff can read the counts, with a password. The website is written for adults; a parent or guardian should contact us on behalf of a child.",
    },
    {
      id: "changes",
      title: "Changes",
      text: "When what we do changes, this page changes with it, with a new date at the top.",
    },
  ],
};

const ar: LegalText = {
  metaTitle: "سياسة الخصوصية",
  metaDescription:
    "ما الذي يحفظه هذا الموقع عند زيارتك، وما الذي لا يحفظه أبدًا، وإلى متى، وكيف تمارس حقوقك بموجب قانون حماية البيانات في الإمارات.",
  title: "سياسة الخصوصية",
  lead: "ليس في هذا الموقع نماذج تملؤها ولا حسابات للمرضى. هو يعدّ الزيارات دون أن يعرف من أنت، وينقلك إلى واتساب أو إلى هاتفك حين تريد التواصل معنا. وهذا كل ما في الأمر بالتفصيل.",
  effective: (date) => `سارية من ${date}`,
  contents: "في هذه الصفحة",
  sections: [
    {
      id: "who",
      title: "من المسؤول",
      text: `المسؤول عن هذا الموقع هو ${brandName.ar}، وهي جهة مرخّصة للرعاية الصحية المنزلية مقرها البرشاء، دبي، الإمارات العربية المتحدة. لكل ما يتعلق ببياناتك راسلنا على ${contact.email}.`,
    },
    {
      id: "counts",
      title: "ما الذي نعدّه",
      text: "لنعرف أي الصفحات تفيد الزوار، تحفظ قاعدة بياناتنا أعدادًا بلا اسمك وبلا أي شيء عن صحتك:",
      points: [
        "أن زيارة بدأت: صفحتها الأولى ولغتها، واسم الحملة إن كان في الرابط الذي جئت منه",
        "أن مقالًا فُتح: أي مقال وبأي لغة، والصفحة التي جاء منها القارئ، من دون الجزء الذي قد يحمل كلمات البحث",
        "أن زر واتساب أو الاتصال ضُغط: في أي صفحة وأي زر ولأي خدمة، مع رمز مرجعي قصير",
      ],
      after:
        "لكل زيارة رقم عشوائي يعيش في نافذة متصفحك وينتهي بإغلاقها. ولا نحفظ مع هذه الأعداد عنوان IP الخاص بك ولا اسم متصفحك أو جهازك. تُحذف السجلات المفصّلة بعد 90 يومًا، ولا يبقى إلا مجموع كل يوم، وهو لا يصف أحدًا.",
    },
    {
      id: "browser",
      title: "ما الذي يحفظه متصفحك",
      text: "يبقى ما يلي على جهازك وحده، ويمكنك حذفه من إعدادات المتصفح متى شئت:",
      points: [
        "اللغة التي اخترتها",
        "جوابك عن سؤال الإعلانات",
        "رقم الزيارة العشوائي، حتى تُغلق النافذة",
        "معرّف النقر على الإعلان، فقط إن جئت عبر إعلان ووافقت",
      ],
      after:
        "إن رفضت أو لم تُجب، يُنسى معرّف النقر حين تغادر الصفحة. وإن كان متصفحك يرسل إشارة Global Privacy Control فنعدّها رفضًا ولا نسألك.",
    },
    {
      id: "advertising",
      title: "الإعلانات",
      text: "بموافقتك يتيح لنا معرّف النقر أن نعرف أن إعلانًا أدّى إلى رسالة أو مكالمة، فنقلّل الإنفاق على ما لا يفيد. وهو لا يخبرنا باسمك، ولا يدخل فيه أبدًا ما تكتبه لنا أو تقوله. وإن غيّرت رأيك فاحذف بيانات هذا الموقع من متصفحك، فيظهر السؤال من جديد.",
    },
    {
      id: "whatsapp",
      title: "واتساب والمكالمات",
      text: "تفتح أزرار الموقع تطبيق واتساب أو هاتفك. والرسالة الجاهزة تذكر الخدمة التي اخترتها ورمزًا مرجعيًا قصيرًا لا غير، ولك أن تغيّرها أو تحذفها قبل الإرسال. وبعد ذلك يتولّى واتساب أو شركة اتصالاتك الرسالة أو المكالمة وفق شروطهما. وإن كنت لا تريد أن يمرّ أمر ما عبر واتساب فاتصل بنا وأخبرنا به هاتفيًا.",
    },
    {
      id: "care",
      title: "حين تصبح مريضًا لدينا",
      text: "ما تخبر به فريقنا وما يُدوَّن أثناء الزيارة سجل طبي، ولا يُحفظ في هذا الموقع. يُحفظ وفق القوانين الصحية في دولة الإمارات وأنظمة هيئة الصحة بدبي، ولا يطّلع عليه إلا من يعتني بك، ولا نشاركه مع مختبر أو مستشفى أو شركة تأمين إلا بقدر ما تتطلبه رعايتك أو القانون.",
    },
    {
      id: "others",
      title: "المواقع الأخرى",
      text: "لا تُحمَّل الخريطة في صفحة التواصل من Google إلا بعد أن تضغط زرها. وروابط إنستغرام وفيسبوك وتويتر وصفحات التقييم تفتح تلك المواقع، وفيها تسري قواعدها. ونحن لا نبيع البيانات ولا نعطيها لأحد ليستخدمها في إعلاناته.",
    },
    {
      id: "basis",
      title: "على أي أساس نفعل ذلك",
      text: "العدّ دون معرفتك يخدم تشغيل الموقع وتحسينه. وحفظ معرّف النقر يقوم على موافقتك، ولك أن تسحبها متى شئت. أما الرد عليك فيقوم على طلبك أنت.",
    },
    {
      id: "rights",
      title: "حقوقك",
      text: "بموجب المرسوم بقانون اتحادي رقم 45 لسنة 2021 بشأن حماية البيانات الشخصية، يحق لك في حدود أحكامه:",
      points: [
        "أن تسأل عمّا لدينا عنك وتحصل على نسخة منه",
        "أن تطلب تصحيحه أو محوه",
        "أن تطلب تقييد معالجته أو تعترض عليها",
        "أن تتسلّمه بصيغة يستطيع مزوّد آخر استخدامها",
        "أن تسحب موافقتك",
        "أن تتقدم بشكوى إلى مكتب الإمارات للبيانات",
      ],
      after: `راسلنا على ${contact.email}. وقد نحتاج إلى التأكد من هويتك قبل الرد حتى لا تصل بياناتك إلى غيرك. أما السجلات الطبية فتخضع للقوانين الصحية التي تحدد قواعد الاطلاع عليها ومدة حفظها.`,
    },
    {
      id: "security",
      title: "الأمان والأطفال",
      text: "يصلك الموقع عبر اتصال مشفّر، ولا يقرأ الأعداد إلا موظفونا بكلمة مرور. والموقع موجّه إلى البالغين، فليتواصل معنا أحد الوالدين أو ولي الأمر نيابة عن الطفل.",
    },
    {
      id: "changes",
      title: "التغييرات",
      text: "حين يتغير ما نفعله تتغير هذه الصفحة معه، ويتغير التاريخ في أعلاها.",
    },
  ],
};

export const privacyPageTexts: Localized<LegalText> = { en, ar };
