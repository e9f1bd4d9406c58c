import type { FactTexts } from "@/i18n/fact-texts";
import { bothLanguages } from "@/i18n/texts-of-facts";
import type { LegalText } from "./legal-text";

/** The number of days that the database keeps single events; private.first_raw_moment() has the same number. */
const rawEventDays = 90;

const en = (phrases: FactTexts): LegalText => ({
  metaTitle: "Privacy Policy",
  metaKeywords:
    "privacy policy home healthcare Dubai, personal data UAE, health data protection, visitor counts without cookies",
  metaDescription:
    "What this website stores when you visit, what it never stores, how long, and how to use your rights under the data protection law of the Emirates.",
  title: "Privacy Policy",
  lead: "This website has no forms and no patient accounts. It counts visits without knowing who you are, and it passes you to WhatsApp or your phone when you want to reach us. Here is what that means.",
  effective: (date) => `Effective ${date}`,
  contents: "On this page",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      text: `${phrases.brand}, a ${phrases.licensed("licensed home-healthcare", "home-healthcare")} provider in ${phrases.street}, Dubai, United Arab Emirates, is responsible for this website. For anything about your data write to ${phrases.email}.`,
    },
    {
      id: "counts",
      title: "What we count, and why",
      text: "To learn which pages and which links help people, our database keeps counts without your name and without anything about your health:",
      points: [
        "that a visit began: when, its first page, its language, what the link you followed says of its campaign, if it says anything (campaign, source, medium and content), and whether a contact button was pressed later",
        "that an article was opened: when, which one, in which language, the same words of the link, and the name of the website you came from, without the page you were on there",
        "that a WhatsApp or call button was pressed: when, on which page, which button, for which service, the last campaign of the visit, the first and the last article that it opened, and a short code: of WhatsApp the one at the end of the prepared message, of a call one that all calls from that page within the hour share",
        "that an address without a page was asked for: the address alone, and how often; the 2,000 asked for most are kept",
      ],
      after:
        "A random number ties a visit to its button presses. It is made in your browser tab and ends with it, so we cannot tell that you came back. With these counts we store no IP address, no name of your browser or device, and nothing you typed. To refuse floods of false counts, a code made from the address of your connection is kept apart from them until the next day begins and the first new count arrives; then it and the key it was made with are deleted.",
    },
    {
      id: "how-long",
      title: "How long",
      text: `The single records of visits, articles and buttons are deleted after ${rawEventDays} days, and the code of a button with them. That a code once existed is known for ${rawEventDays} days more, so that we can say that it is too old. Only sums per day remain, and they describe nobody.`,
    },
    {
      id: "browser",
      title: "What your browser keeps",
      text: "These stay on your own device until you delete them, which you can do in the browser's settings at any time. The website works without them:",
      points: [
        "the language you chose (lang), for your next visit, and that the Arabic page was offered to you once (lang-offered)",
        "your answer to the question about advertisements (consent), so that you are not asked again",
        `the click ids of advertisements (gclid, gbraid, wbraid, fbclid, ttclid), only if you came through one and agreed, for ${rawEventDays} days, and beside them since when, and the random key with which they are deleted (ad-clicks)`,
        "a press of a contact button that could not be sent, for example without a network (unsent), until it is sent, for three days at most",
        "where the fonts of our pages are (fonts-en, fonts-ar), so that the next page has them at once",
        "the addresses of drawings you have seen in articles (infographic), so that they are not looked up again",
        "only until you close the tab: the random number of the visit (visit), its last campaign, its first and its last article (visit-trail), that your language has been checked (lang-checked), and that a page was loaded a second time after an update of the website (loaded-again)",
      ],
      after:
        "The website sets no cookies; a measuring script of Google may, where you agreed to one. For our staff it also keeps the sign-in until they sign out (sb-…-auth-token), how they have set up the back office (adminSettings, aiGenerationEnabled, editor-view, cost-columns, medical-review-offer), how far the writing of articles is (bulkGeneration, blog-seeded), and for at most 30 days texts that are not saved yet (editor-unsaved).",
    },
    {
      id: "advertising",
      title: "Advertisements and your consent",
      text: "An advertisement may add a click id to the link you follow; advertisers call it gclid, gbraid, wbraid, fbclid or ttclid. We ask whether we may use it, to learn which advertisements lead to bookings and to pay for fewer of the others. Until you answer, it goes along in the addresses of the pages that you open here and is stored nowhere. If you say no, it is taken out of them at once. If you agree:",
      points: [
        `your browser keeps it for ${rawEventDays} days`,
        `when you press WhatsApp or call, our database stores it with the code of that press and with a random key that only your browser knows, for ${rawEventDays} days or until you withdraw`,
        "if the chat leads to a booking, we may give the company whose advertisement it was the click id with the time and the value of the booking, and tell it when the booking is cancelled or costs something else; never a name, a number or what the visit was for",
        "the website may load a measuring script of Google (Google Tag Manager), if we use one at the time; without your consent it loads no advertising or measuring script of other companies",
      ],
      after:
        "You can change your answer at any time with “Your choice about ads” at the foot of every page. If you withdraw, the click ids are deleted from your browser at once and from our database too, or, if there is no network at that moment, on your browser's next visit. What we gave to an advertiser before, it keeps under its own terms; from then on we tell it nothing more than that a booking is cancelled. If your browser sends Global Privacy Control, we take that as a refusal and do not ask. Nothing else on the website depends on your answer.",
    },
    {
      id: "whatsapp",
      title: "WhatsApp and phone calls",
      text: "The buttons on this website open WhatsApp or your phone. The prepared message names what you asked about and a short code, nothing else; each press has a code of its own, and you can change or delete the message before you send it. From then on WhatsApp and your phone company handle the message or the call under their own terms. If you prefer that WhatsApp does not carry something, call us and tell us there.",
      after: `With the code in your message our reception finds the press it belongs to, and notes what became of the chat: whether it led to a booking, for which service and of what value, or why not. These notes, and which of them an advertiser was told of, have no name, no number and none of your words, and are kept for good; the code is taken from them ${rawEventDays} days after the press, and from then on nothing joins them to your chat.`,
    },
    {
      id: "care",
      title: "When you become a patient",
      text: "What you tell our team, and what is written down during a visit, is health data. It is not kept on this website, and this page is not about it: the health laws of the United Arab Emirates apply to it, among them Federal Law No. 2 of 2019 on the use of information and communication technology in health fields, and the rules of the Dubai Health Authority.",
    },
    {
      id: "others",
      title: "Other companies and websites",
      text: "The website, its database and its pictures are on servers that hosting companies run for us, which may be outside the United Arab Emirates. Like every server they see the IP address of a connection while they answer it, and may keep it for a time in their technical records. Maps and videos of other companies are fetched only after you press their button. Links to Instagram, Facebook, Twitter, LinkedIn, Google Maps and review pages open those websites, where their own rules apply. We do not sell data, and give none to anyone for advertising except the click ids of those who agreed, as described above.",
      after: `Reviews appear on our pages under the name their author chose where the review was published. If one is yours and you want it removed here, write to ${phrases.email}.`,
    },
    {
      id: "basis",
      title: "On what basis",
      text: "The counts are made so that they do not tell who you are; they serve to run and improve the website. Keeping and passing on the click id rests on your consent. Answering you rests on your own request. No decision about anyone is made by a program.",
    },
    {
      id: "rights",
      title: "Your rights",
      text: "Under Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data you may, within its limits,",
      points: [
        "ask what we hold about you and receive a copy",
        "have it corrected or erased",
        "have its processing restricted or stopped",
        "receive it in a form that another provider can use",
        "withdraw a consent",
        "complain to the UAE Data Office",
      ],
      after: `Write to ${phrases.email}. We may have to ask who you are before we answer, so that nobody else receives your data. In the counts of this website we cannot find you, since they hold nothing that leads to you, unless you tell us the code in your message. Health data follows the health laws, which have their own rules.`,
    },
    {
      id: "security",
      title: "Security and children",
      text: "The website is delivered over an encrypted connection, and the counts can be read only by our staff, who sign in with a password, and the click ids only by its owners. Whoever fails to sign in as staff is counted for a day, by hashes of the address of the connection and of the email, so that passwords cannot be guessed. The website is written for adults; a parent or guardian should contact us on behalf of a child.",
    },
    {
      id: "changes",
      title: "Changes",
      text: "When what the website does changes, this page changes with it, with a new date at the top.",
    },
  ],
});

const ar = (phrases: FactTexts): LegalText => ({
  metaTitle: "سياسة الخصوصية",
  metaKeywords:
    "سياسة خصوصية رعاية منزلية دبي، البيانات الشخصية الإمارات، حماية البيانات الصحية، موقع بلا ملفات تعريف",
  metaDescription:
    "ما الذي يحفظه هذا الموقع عند زيارتك، وما الذي لا يحفظه أبدًا، وإلى متى، وكيف تمارس حقوقك بموجب قانون حماية البيانات في الإمارات.",
  title: "سياسة الخصوصية",
  lead: "ليس في هذا الموقع نماذج تملؤها ولا حسابات للمرضى. هو يعدّ الزيارات دون أن يعرف من أنت، وينقلك إلى واتساب أو إلى هاتفك حين تريد التواصل معنا. وهذا تفصيل ذلك.",
  effective: (date) => `سارية اعتبارًا من ${date}`,
  contents: "في هذه الصفحة",
  sections: [
    {
      id: "who",
      title: "من المسؤول",
      text: `المسؤول عن هذا الموقع هو ${phrases.brand}، وهي ${phrases.licensed("جهة مرخّصة", "جهة")} للرعاية الصحية المنزلية مقرها ${phrases.street}، دبي، الإمارات العربية المتحدة. لكل ما يتعلق ببياناتك راسلنا على ${phrases.email}.`,
    },
    {
      id: "counts",
      title: "ما الذي نعدّه، ولماذا",
      text: "لنعرف أي الصفحات والروابط تفيد الناس، تحفظ قاعدة بياناتنا إحصاءات لا تتضمن اسمك ولا أي شيء عن صحتك:",
      points: [
        "أن زيارة بدأت: متى، وصفحتها الأولى ولغتها، وما يذكره الرابط الذي جئت منه عن حملته إن ذكر شيئًا (الحملة والمصدر والوسيط والمحتوى)، وهل ضُغط بعدها زر تواصل",
        "أن مقالًا فُتح: متى، وأي مقال وبأي لغة، وكلمات الرابط نفسها، واسم الموقع الذي جئت منه دون الصفحة التي كنت فيها هناك",
        "أن زر واتساب أو الاتصال ضُغط: متى، وفي أي صفحة، وأي زر ولأي خدمة، وآخر حملة في الزيارة، وأول مقال فُتح فيها وآخر مقال، مع رمز قصير: هو في واتساب الرمز في آخر الرسالة الجاهزة، وفي المكالمة رمز تشترك فيه كل مكالمات تلك الصفحة في الساعة نفسها",
        "أن رابطًا لا صفحة له طُلب: الرابط وحده وعدد المرات، ونحتفظ بأكثر 2,000 رابط طلبًا",
      ],
      after:
        "يربط رقم عشوائي بين الزيارة وما ضُغط فيها من أزرار. يُنشأ هذا الرقم في علامة تبويب متصفحك وينتهي بإغلاقها، فلا نعرف أنك عدت. ولا نحفظ مع هذه الإحصاءات عنوان IP ولا اسم متصفحك أو جهازك ولا شيئًا كتبته. ولصدّ الأعداد الزائفة نحتفظ، بمعزل عن الإحصاءات، برمز مشتق من عنوان اتصالك إلى أن يبدأ اليوم التالي ويصل أول عدّ جديد، ثم نحذفه مع المفتاح الذي اشتُق به.",
    },
    {
      id: "how-long",
      title: "إلى متى",
      text: `تُحذف السجلات المفردة للزيارات والمقالات والأزرار بعد ${rawEventDays} يومًا، ومعها رمز الزر. ونعرف بعد ذلك ${rawEventDays} يومًا أخرى أن الرمز كان موجودًا، لنقول إنه قديم. ولا يبقى إلا مجموع كل يوم، وهو لا يدل على أحد.`,
    },
    {
      id: "browser",
      title: "ما الذي يحفظه متصفحك",
      text: "يبقى ما يلي على جهازك وحده إلى أن تحذفه، ويمكنك ذلك من إعدادات المتصفح متى شئت، ويعمل الموقع من دونه:",
      points: [
        "اللغة التي اخترتها (lang)، لزيارتك القادمة، وعلامة على أن الصفحة العربية عُرضت عليك مرة (lang-offered)",
        "جوابك عن سؤال الإعلانات (consent)، حتى لا نسألك مرة أخرى",
        `معرّفات النقر على الإعلانات (gclid وgbraid وwbraid وfbclid وttclid)، فقط إن جئت عبر إعلان ووافقت، مدة ${rawEventDays} يومًا، ومعها تاريخ بدء الاحتفاظ بها والمفتاح العشوائي الذي تُحذف به (ad-clicks)`,
        "ضغطة على زر تواصل تعذّر إرسالها، كما عند انقطاع الشبكة (unsent)، إلى أن تُرسل، ومدة أقصاها ثلاثة أيام",
        "مكان الخطوط (fonts-en وfonts-ar)، لتظهر بها الصفحة التالية فورًا",
        "عناوين رسوم رأيتها في المقالات (infographic)، حتى لا يُبحث عنها مرة أخرى",
        "إلى أن تغلق علامة التبويب فقط: رقم الزيارة العشوائي (visit)، وآخر حملة فيها وأول مقال وآخر مقال (visit-trail)، وعلامة على أن لغتك قد رُوجعت (lang-checked)، وعلامة على أن صفحة حُمّلت مرة ثانية بعد تحديث الموقع (loaded-again)",
      ],
      after:
        "لا يضع الموقع ملفات تعريف الارتباط، وقد يضعها برنامج قياس من Google إن وافقت عليه. أما موظفونا فيحفظ متصفحهم أيضًا تسجيل دخولهم إلى أن يسجّلوا الخروج (sb-…-auth-token)، وإعداداتهم في لوحة الإدارة (adminSettings وaiGenerationEnabled وeditor-view وcost-columns وmedical-review-offer)، وما أُنجز من كتابة المقالات (bulkGeneration وblog-seeded)، ونصوصًا لم تُحفظ بعد مدة أقصاها 30 يومًا (editor-unsaved).",
    },
    {
      id: "advertising",
      title: "الإعلانات وموافقتك",
      text: "قد يضيف الإعلان إلى الرابط الذي تتبعه معرّفًا للنقر، يسمّيه المعلنون gclid أو gbraid أو wbraid أو fbclid أو ttclid. ونسألك هل لنا أن نستخدمه، لنعرف أي الإعلانات يؤدي إلى حجوزات فننفق أقل على غيرها. وإلى أن تجيب ينتقل هذا المعرّف في روابط الصفحات التي تفتحها هنا ولا يُحفظ في أي مكان، فإن رفضت أُزيل منها فورًا. وإن وافقت:",
      points: [
        `يحتفظ به متصفحك مدة ${rawEventDays} يومًا`,
        `حين تضغط زر واتساب أو الاتصال، تحفظه قاعدة بياناتنا مع رمز تلك الضغطة ومع مفتاح عشوائي لا يعرفه إلا متصفحك، مدة ${rawEventDays} يومًا أو إلى أن تسحب موافقتك`,
        "إن أدت المحادثة إلى حجز، فقد نعطي الشركة صاحبة الإعلان معرّف النقر مع وقت الحجز وقيمته، ونبلغها إن أُلغي الحجز أو تغيّرت قيمته؛ ولا نعطيها أبدًا اسمًا ولا رقمًا ولا سبب الزيارة",
        "قد يحمّل الموقع برنامج قياس من Google (مدير العلامات) إن كنا نستخدمه حينها؛ ومن دون موافقتك لا يحمّل أي برنامج إعلان أو قياس من شركات أخرى",
      ],
      after:
        "لك أن تغيّر جوابك متى شئت عبر «اختيارك بشأن الإعلانات» في أسفل كل صفحة. فإن سحبت موافقتك حُذفت معرّفات النقر من متصفحك فورًا ومن قاعدة بياناتنا أيضًا، أو عند الزيارة التالية من متصفحك إن لم تكن هناك شبكة حينها. وما أعطيناه لمعلن قبل ذلك يبقى لديه وفق شروطه، ولا نبلغه بعد ذلك إلا بإلغاء حجز. وإن كان متصفحك يرسل إشارة Global Privacy Control عددناها رفضًا ولم نسألك. ولا يتوقف على جوابك شيء آخر في الموقع.",
    },
    {
      id: "whatsapp",
      title: "واتساب والمكالمات",
      text: "تفتح أزرار الموقع تطبيق واتساب أو هاتفك. والرسالة الجاهزة تذكر ما سألت عنه ورمزًا قصيرًا لا غير؛ ولكل ضغطة رمزها، ولك أن تغيّر الرسالة أو تحذفها قبل الإرسال. وبعد ذلك يتولّى واتساب أو شركة اتصالاتك الرسالة أو المكالمة وفق شروطهما. وإن كنت لا تريد أن يمرّ أمر ما عبر واتساب فاتصل بنا وأخبرنا به هاتفيًا.",
      after: `بالرمز الذي في رسالتك يجد موظفو الاستقبال لدينا الضغطة التي جاءت منها، ويدوّنون ما آلت إليه المحادثة: هل أدت إلى حجز، ولأي خدمة وبأي قيمة، أو لماذا لم تؤدِّ إليه. وليس في هذه الملاحظات، ولا في سجل ما أُبلغ به المُعلن منها، اسم ولا رقم ولا شيء مما كتبته، وتبقى دائمًا؛ أما الرمز فيُحذف منها بعد ${rawEventDays} يومًا من الضغطة، فلا يربطها بعد ذلك شيء بمحادثتك.`,
    },
    {
      id: "care",
      title: "حين تصبح مريضًا لدينا",
      text: "ما تخبر به فريقنا وما يُدوَّن أثناء الزيارة بيانات صحية. لا تُحفظ في هذا الموقع وليست موضوع هذه الصفحة، بل تسري عليها القوانين الصحية في دولة الإمارات، ومنها القانون الاتحادي رقم 2 لسنة 2019 بشأن استخدام تقنية المعلومات والاتصالات في المجالات الصحية، وأنظمة هيئة الصحة بدبي.",
    },
    {
      id: "others",
      title: "الشركات والمواقع الأخرى",
      text: "يقوم الموقع وقاعدة بياناته وصوره على خوادم تديرها لنا شركات استضافة، وقد تكون خارج دولة الإمارات. وهي، ككل خادم، ترى عنوان IP للاتصال حين تجيبه، وقد تحتفظ به مدة في سجلاتها التقنية. ولا تُحمَّل الخرائط ومقاطع الفيديو من شركات أخرى إلا بعد أن تضغط زرها. وروابط إنستغرام وفيسبوك وتويتر ولينكدإن وخرائط Google وصفحات التقييم تفتح تلك المواقع، وفيها تسري قواعدها. ونحن لا نبيع البيانات، ولا نعطي منها شيئًا لأحد من أجل الإعلان سوى معرّفات النقر لمن وافق، كما ورد أعلاه.",
      after: `تظهر التقييمات في صفحاتنا بالاسم الذي اختاره صاحبها حيث نُشرت. فإن كان أحدها لك وأردت إزالته من هنا فراسلنا على ${phrases.email}.`,
    },
    {
      id: "basis",
      title: "على أي أساس",
      text: "صُمّمت الإحصاءات بحيث لا تكشف من أنت، وهي تخدم تشغيل الموقع وتحسينه. وحفظ معرّف النقر وإعطاؤه للمعلن يقومان على موافقتك، والرد عليك يقوم على طلبك. ولا يتخذ أي برنامج قرارًا بشأن أحد.",
    },
    {
      id: "rights",
      title: "حقوقك",
      text: "بموجب المرسوم بقانون اتحادي رقم 45 لسنة 2021 بشأن حماية البيانات الشخصية، يحق لك في حدود أحكامه:",
      points: [
        "أن تسأل عمّا لدينا عنك وتحصل على نسخة منه",
        "أن تطلب تصحيحه أو محوه",
        "أن تطلب تقييد معالجته أو وقفها",
        "أن تتسلّمه بصيغة يستطيع مزوّد آخر استخدامها",
        "أن تسحب موافقتك",
        "أن تتقدم بشكوى إلى مكتب الإمارات للبيانات",
      ],
      after: `راسلنا على ${phrases.email}. وقد نحتاج إلى التأكد من هويتك قبل الرد حتى لا تصل بياناتك إلى غيرك. أما إحصاءات هذا الموقع فلا نستطيع أن نجدك فيها، إذ ليس فيها ما يدل عليك، إلا إن ذكرت لنا الرمز الذي في رسالتك. وتخضع البيانات الصحية للقوانين الصحية، ولها قواعدها.`,
    },
    {
      id: "security",
      title: "الأمان والأطفال",
      text: "يصلك الموقع عبر اتصال مشفّر، ولا يطّلع على الإحصاءات إلا موظفونا بعد الدخول بكلمة مرور، ولا على معرّفات النقر إلا مالكو الموقع. ومن يفشل في الدخول إلى حساب موظف يُحتسب يومًا واحدًا برمز مشتق من عنوان الاتصال ورمز مشتق من البريد، حتى لا تُخمَّن كلمات المرور. والموقع موجّه إلى البالغين، فليتواصل معنا أحد الوالدين أو ولي الأمر نيابة عن الطفل.",
    },
    {
      id: "changes",
      title: "التغييرات",
      text: "حين يتغير ما يفعله الموقع تتغير هذه الصفحة معه، ويتغير التاريخ في أعلاها.",
    },
  ],
});

export const privacyPageTexts = bothLanguages<LegalText>({ en, ar });
