import { brandName } from "@/config/brand";
import { contact, emergencyNumbers } from "@/config/contact";
import { timings } from "@/content/facts";
import type { Localized } from "../locales";
import type { LegalText } from "./legal-text";

const { ambulance, police } = emergencyNumbers;
const lastHour = timings.sameDayBookingUntilHour - 12;

const en: LegalText = {
  metaTitle: "Terms of Service",
  metaDescription: `What this website is for and what it is not: information and contact, no diagnosis, no emergency service. In an emergency call ${ambulance}.`,
  title: "Terms of Service",
  lead: `This website tells you about home healthcare in Dubai and helps you reach us. It does not examine you. If someone may be in danger, do not read on: call ${ambulance} for an ambulance.`,
  effective: (date) => `Effective ${date}`,
  contents: "On this page",
  sections: [
    {
      id: "agreement",
      title: "Who these terms are between",
      text: `They are between you and ${brandName.en}, a home-healthcare provider in Al Barsha, Dubai, licensed by the Dubai Health Authority. By using the website you accept them. If you do not, please call us instead: care does not depend on the website.`,
    },
    {
      id: "emergencies",
      title: "Emergencies",
      text: `We are not an emergency service. Call ${ambulance} for an ambulance or ${police} for the police at once if there is, for example,`,
      points: [
        "pain or pressure in the chest, or trouble breathing",
        "weakness on one side, a drooping face or slurred speech",
        "heavy bleeding, a seizure, or someone who cannot be woken",
        "a severe allergic reaction, or a serious injury",
      ],
      after: "Do not wait for an answer from us first, and do not wait for our visit.",
    },
    {
      id: "information",
      title: "Information, not a diagnosis",
      text: "The pages and articles are general information. They cannot take your history, your medicines or your examination into account, and reading them does not make you our patient. Do not start, stop or change a medicine because of something you read here; ask a doctor or pharmacist. Nobody can promise the result of a treatment, and we do not.",
    },
    {
      id: "booking",
      title: "Asking for a visit",
      text: `You ask for a visit by WhatsApp or by phone; nothing is booked on the website itself. A visit is agreed once we confirm who comes, when, and what it costs. We take requests day and night, and same-day bookings until ${lastHour} PM. When you ask, please give us`,
      points: [
        "the right address, and how to get in",
        "the patient's name, age, symptoms, medicines and allergies, as far as you know them",
        "word of anything our staff should know to be safe, such as an infection or an animal",
      ],
      after:
        "A child or a person who cannot decide alone needs a parent, guardian or authorised relative present who can consent.",
    },
    {
      id: "times",
      title: "Arrival times",
      text: "The times on the website are what we usually achieve, not a guarantee. Traffic, weather, building access and other patients can delay us; we tell you when they do.",
    },
    {
      id: "prices",
      title: "Prices and payment",
      text: "Prices on the website are in UAE dirhams and say where a service starts. You hear the price of your visit before it begins, and what would be added, such as a test or a medicine, before it is added. You may pay in cash, by card, by bank transfer, or through insurance where that is agreed. We give you a receipt for your insurer; whether and how much it pays back is the insurer's decision.",
    },
    {
      id: "cancelling",
      title: "Changing or cancelling",
      text: "Tell us as early as you can. Before the team has set out, you can change or cancel without a charge. If you cancel later, or nobody opens the door, we may ask for the cost of the journey; we tell you the amount when you book.",
    },
    {
      id: "refusal",
      title: "When we may say no",
      text: "The clinician decides, on the spot, what can safely be done at home. We may decline or end a visit, and send you to a hospital, when home is not the right place, when it is not safe for you or our staff, or when the law does not allow what is asked, such as a medicine that needs a different prescription.",
    },
    {
      id: "website",
      title: "Using the website",
      text: "You may read, print and share the pages for yourself and your family. Please do not copy them for business, try to break in or overload the website, or press the contact buttons by a program. The name, the texts and the drawings belong to us or to those who let us use them.",
    },
    {
      id: "links",
      title: "Other services",
      text: "WhatsApp, maps, social networks and review pages are run by others under their own terms. We link to them because they are useful and do not answer for what happens there.",
    },
    {
      id: "liability",
      title: "What we answer for",
      text: "We answer for the care our staff give, as the laws of the United Arab Emirates on medical liability provide, and nothing here takes that away. For the website itself: we keep it correct and reachable with care, but cannot promise that it is free of errors or never down, and as far as the law allows we are not liable for losses that follow from relying on it alone.",
    },
    {
      id: "law",
      title: "Law and complaints",
      text: `If something went wrong, write to ${contact.email} first; a person reads it. You may also turn to the Dubai Health Authority. The laws of the Emirate of Dubai and of the United Arab Emirates apply, and the courts of Dubai decide. If the two language versions differ, the Arabic one decides.`,
    },
    {
      id: "changes",
      title: "Changes",
      text: "We may change these terms; the version on this page, with the date at the top, is the one that applies when you ask for a visit.",
    },
  ],
};

const ar: LegalText = {
  metaTitle: "شروط الخدمة",
  metaDescription: `ما الغرض من هذا الموقع وما ليس من غرضه: معلومات وتواصل، لا تشخيص ولا خدمة طوارئ. في الحالات الطارئة اتصل بالرقم ${ambulance}.`,
  title: "شروط الخدمة",
  lead: `يعرّفك هذا الموقع بالرعاية الصحية المنزلية في دبي ويساعدك على الوصول إلينا، لكنه لا يفحصك. وإن كان أحد في خطر فلا تكمل القراءة: اتصل بالإسعاف على الرقم ${ambulance}.`,
  effective: (date) => `سارية من ${date}`,
  contents: "في هذه الصفحة",
  sections: [
    {
      id: "agreement",
      title: "بين من هذه الشروط",
      text: `هي بينك وبين ${brandName.ar}، وهي جهة للرعاية الصحية المنزلية في البرشاء بدبي، مرخّصة من هيئة الصحة بدبي. باستخدامك الموقع تقبل هذه الشروط. وإن لم تقبلها فاتصل بنا هاتفيًا، فالرعاية لا تتوقف على الموقع.`,
    },
    {
      id: "emergencies",
      title: "الحالات الطارئة",
      text: `لسنا خدمة طوارئ. اتصل فورًا بالرقم ${ambulance} للإسعاف أو ${police} للشرطة إذا حدث مثلًا:`,
      points: [
        "ألم أو ضغط في الصدر، أو صعوبة في التنفس",
        "ضعف في أحد جانبي الجسم، أو تدلٍّ في الوجه، أو تلعثم في الكلام",
        "نزيف شديد، أو تشنج، أو شخص لا يستيقظ",
        "تفاعل تحسسي شديد، أو إصابة خطيرة",
      ],
      after: "لا تنتظر ردّنا أولًا، ولا تنتظر زيارتنا.",
    },
    {
      id: "information",
      title: "معلومات لا تشخيص",
      text: "ما في الصفحات والمقالات معلومات عامة، لا تراعي تاريخك المرضي ولا أدويتك ولا نتيجة فحصك، وقراءتها لا تجعلك مريضًا لدينا. لا تبدأ دواءً ولا توقفه ولا تغيّره بسبب شيء قرأته هنا، بل اسأل طبيبًا أو صيدليًا. ولا يستطيع أحد أن يعدك بنتيجة علاج، ونحن لا نفعل.",
    },
    {
      id: "booking",
      title: "طلب الزيارة",
      text: `تطلب الزيارة عبر واتساب أو الهاتف، ولا يُحجز شيء على الموقع نفسه. وتُعدّ الزيارة متفقًا عليها حين نؤكد لك من سيأتي ومتى وكم التكلفة. نستقبل الطلبات ليلًا ونهارًا، وحجوزات اليوم نفسه حتى ${lastHour} مساءً. وعند الطلب نرجو أن تعطينا:`,
      points: [
        "العنوان الصحيح وطريقة الدخول",
        "اسم المريض وعمره وأعراضه وأدويته وحساسيته بقدر ما تعرف",
        "كل ما يلزم أن يعرفه فريقنا لسلامته، مثل مرض معدٍ أو حيوان في البيت",
      ],
      after:
        "الطفل ومن لا يستطيع أن يقرر وحده يلزم أن يحضر معه أحد الوالدين أو ولي أمره أو قريب مخوّل بالموافقة.",
    },
    {
      id: "times",
      title: "أوقات الوصول",
      text: "الأوقات المذكورة في الموقع هي المعتادة لدينا وليست ضمانًا. قد يؤخرنا الازدحام أو الطقس أو الدخول إلى المبنى أو مرضى آخرون، ونخبرك حين يحدث ذلك.",
    },
    {
      id: "prices",
      title: "الأسعار والدفع",
      text: "الأسعار في الموقع بالدرهم الإماراتي، وهي ما تبدأ منه كل خدمة. تعرف سعر زيارتك قبل أن تبدأ، وتعرف ما قد يُضاف إليه، كتحليل أو دواء، قبل إضافته. يمكنك الدفع نقدًا أو بالبطاقة أو بتحويل مصرفي، أو عبر التأمين حيث يُتفق على ذلك. ونعطيك إيصالًا لشركة التأمين، أما التعويض ومقداره فقرارها.",
    },
    {
      id: "cancelling",
      title: "التغيير والإلغاء",
      text: "أخبرنا بأسرع ما يمكنك. لك أن تغيّر الموعد أو تلغيه بلا مقابل قبل أن ينطلق الفريق. أما إن ألغيت بعد ذلك أو لم يفتح أحد الباب فقد نطلب تكلفة الطريق، ونخبرك بمقدارها عند الحجز.",
    },
    {
      id: "refusal",
      title: "متى قد نعتذر",
      text: "يقرر المختص في مكانه ما يمكن فعله بأمان في البيت. وقد نعتذر عن زيارة أو ننهيها ونحيلك إلى المستشفى حين لا يكون البيت هو المكان المناسب، أو حين لا تكون الزيارة آمنة لك أو لفريقنا، أو حين لا يسمح القانون بما طُلب، كدواء يحتاج إلى وصفة من نوع آخر.",
    },
    {
      id: "website",
      title: "استخدام الموقع",
      text: "لك أن تقرأ الصفحات وتطبعها وتشاركها لنفسك ولعائلتك. ونرجو ألا تنسخها لغرض تجاري، وألا تحاول اختراق الموقع أو إثقاله، وألا تضغط أزرار التواصل ببرنامج آلي. الاسم والنصوص والرسوم ملك لنا أو لمن أذن لنا باستخدامها.",
    },
    {
      id: "links",
      title: "الخدمات الأخرى",
      text: "واتساب والخرائط وشبكات التواصل وصفحات التقييم يديرها غيرنا وفق شروطهم. نضع روابطها لأنها مفيدة، ولا نُسأل عمّا يحدث فيها.",
    },
    {
      id: "liability",
      title: "ما نُسأل عنه",
      text: "نُسأل عن الرعاية التي يقدمها فريقنا وفق قوانين المسؤولية الطبية في دولة الإمارات، ولا ينتقص شيء هنا من ذلك. أما الموقع نفسه فنعتني بصحته وتوفره، لكننا لا نعد بخلوّه من الخطأ أو بعدم انقطاعه، ولا نُسأل، في حدود ما يسمح به القانون، عن خسارة سببها الاعتماد عليه وحده.",
    },
    {
      id: "law",
      title: "القانون والشكاوى",
      text: `إن حدث خطأ فاكتب إلينا أولًا على ${contact.email}، وسيقرأ رسالتك إنسان. ولك أيضًا أن تتوجه إلى هيئة الصحة بدبي. تسري قوانين إمارة دبي ودولة الإمارات العربية المتحدة، والاختصاص لمحاكم دبي. وإن اختلفت النسختان فالعبرة بالنسخة العربية.`,
    },
    {
      id: "changes",
      title: "التغييرات",
      text: "قد نغيّر هذه الشروط. والنسخة المنشورة في هذه الصفحة، بالتاريخ الذي في أعلاها، هي السارية حين تطلب زيارة.",
    },
  ],
};

export const termsPageTexts: Localized<LegalText> = { en, ar };
