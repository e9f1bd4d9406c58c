import { emergencyNumbers } from "@/config/contact";
import type { FactTexts } from "@/i18n/fact-texts";
import { bothLanguages } from "@/i18n/texts-of-facts";
import type { LegalText } from "./legal-text";

const { ambulance, police } = emergencyNumbers;

const en = (phrases: FactTexts): LegalText => ({
  metaTitle: "Terms of Service",
  metaKeywords:
    "terms of service home healthcare Dubai, home visit prices and payment, medical disclaimer, booking a home visit",
  metaDescription: `What this website is for and what it is not: information and contact, no diagnosis, no emergency service. In an emergency call ${ambulance}.`,
  title: "Terms of Service",
  lead: `This website tells you about home healthcare in Dubai and helps you reach us. It does not examine you. If someone may be in danger, do not read on: call ${ambulance} for an ambulance.`,
  effective: (date) => `Effective ${date}`,
  contents: "On this page",
  sections: [
    {
      id: "agreement",
      title: "What these terms are about",
      text: `These terms are about this website, which belongs to ${phrases.brand}, a home-healthcare provider in ${phrases.street}${phrases.licensed(", Dubai, licensed by the Dubai Health Authority", ", Dubai")}. They say what you may expect of the website and how to use it. Everything about a visit itself is agreed with our team when you speak to them.`,
    },
    {
      id: "emergencies",
      title: "Emergencies",
      text: `This is not an emergency service. Call ${ambulance} for an ambulance or ${police} for the police at once if there is, for example,`,
      points: [
        "pain or pressure in the chest, or trouble breathing",
        "weakness on one side, a drooping face or slurred speech",
        "heavy bleeding, a seizure, or someone who cannot be woken",
        "a severe allergic reaction, or a serious injury",
      ],
      after: "Do not wait for an answer from us first, and do not wait for a visit.",
    },
    {
      id: "information",
      title: "Information, not a diagnosis",
      text: "The pages and articles are general information. They cannot take your history, your medicines or your examination into account, they are not medical advice, and reading them does not make you our patient. Do not start, stop or change a medicine because of something you read here; ask a doctor or pharmacist. Nobody can promise the result of a treatment, and this website does not.",
    },
    {
      id: "booking",
      title: "Asking for a visit",
      text: `You ask for a visit by WhatsApp or by phone, ${phrases.hours}; for a visit on the same day until ${phrases.sameDayUntil}. Nothing is booked, signed or paid on the website itself, and pressing a button commits you to nothing. It helps our team if you have at hand`,
      points: [
        "the address, and how to get in",
        "the patient's age, symptoms, medicines and allergies, as far as you know them",
        "how you would like to pay",
      ],
      after:
        "Who comes, when, what it costs, and what happens if your plans change: ask about these in the same conversation.",
    },
    {
      id: "times",
      title: "Arrival times",
      text: "The times on the website are typical ones, not a guarantee. Traffic, weather or the way into a building can change them.",
    },
    {
      id: "prices",
      title: "Prices and payment",
      text: `Prices on the website are in UAE dirhams. "From" means where a service starts: your visit can cost more, depending on what is needed, so ask for its price when you book. Ways to pay: ${phrases.payments}. You receive a receipt for your insurer, who decides whether your insurance covers a visit and how much it pays back.`,
    },
    {
      id: "decisions",
      title: "Medical decisions",
      text: "What is right for a patient is decided by the clinician who sees them, not by this website and not by a page you read before. Some things cannot be treated safely at home; then a hospital is the right place.",
    },
    {
      id: "website",
      title: "Using the website",
      text: "You may read, print and share the pages for yourself and your family. Please do not copy them for business, try to break into the website or overload it, or press the contact buttons with a program.",
    },
    {
      id: "links",
      title: "Other services",
      text: "WhatsApp, maps, videos, social networks and review pages are run by others under their own terms. We link to them because they are useful, and have no say in what happens there.",
    },
    {
      id: "liability",
      title: "Mistakes on the website",
      text: `The website is kept with care, but it can contain mistakes, be out of date or be unavailable. If something matters to you, ask us before you rely on it; if you find a mistake, please tell us at ${phrases.email}. Nothing on this page takes away a right that the laws of the United Arab Emirates give you as a patient or a consumer.`,
    },
    {
      id: "complaints",
      title: "If you are not satisfied",
      text: `Write to ${phrases.email}. For the care itself you may also turn to the Dubai Health Authority.`,
    },
    {
      id: "changes",
      title: "Changes",
      text: "These terms may change; the version on this page, with the date at the top, is the one that counts.",
    },
  ],
});

const ar = (phrases: FactTexts): LegalText => ({
  metaTitle: "شروط الخدمة",
  metaKeywords:
    "شروط خدمة رعاية منزلية دبي، أسعار الزيارة المنزلية والدفع، إخلاء المسؤولية الطبية، طلب زيارة منزلية",
  metaDescription: `ما الغرض من هذا الموقع وما ليس من غرضه: معلومات وتواصل، لا تشخيص ولا خدمة طوارئ. في الحالات الطارئة اتصل بالرقم ${ambulance}.`,
  title: "شروط الخدمة",
  lead: `يعرّفك هذا الموقع بالرعاية الصحية المنزلية في دبي ويساعدك على الوصول إلينا، لكنه لا يفحصك. وإن خشيت أن يكون أحد في خطر فلا تكمل القراءة: اتصل بالإسعاف على الرقم ${ambulance}.`,
  effective: (date) => `سارية اعتبارًا من ${date}`,
  contents: "في هذه الصفحة",
  sections: [
    {
      id: "agreement",
      title: "موضوع هذه الشروط",
      text: `تتعلق هذه الشروط بهذا الموقع، ويعود إلى ${phrases.brand}، وهي جهة للرعاية الصحية المنزلية في ${phrases.street} ${phrases.licensed("بدبي، مرخّصة من هيئة الصحة بدبي", "بدبي")}. وهي تبيّن ما تتوقعه من الموقع وكيف تستخدمه. أما الزيارة نفسها فتتفق على كل ما يخصها مع فريقنا حين تتحدث إليهم.`,
    },
    {
      id: "emergencies",
      title: "الحالات الطارئة",
      text: `هذه ليست خدمة طوارئ. اتصل فورًا بالرقم ${ambulance} للإسعاف أو ${police} للشرطة إذا حدث مثلًا:`,
      points: [
        "ألم أو ضغط في الصدر، أو صعوبة في التنفس",
        "ضعف في أحد جانبي الجسم، أو تدلٍّ في الوجه، أو تلعثم في الكلام",
        "نزيف شديد، أو تشنج، أو شخص لا يستيقظ",
        "تفاعل تحسسي شديد، أو إصابة خطيرة",
      ],
      after: "لا تنتظر ردّنا أولًا، ولا تنتظر زيارة.",
    },
    {
      id: "information",
      title: "معلومات لا تشخيص",
      text: "ما في الصفحات والمقالات معلومات عامة، لا تراعي تاريخك المرضي ولا أدويتك ولا نتيجة فحصك، وليست نصيحة طبية لحالتك، وقراءتها لا تجعلك مريضًا لدينا. لا تبدأ دواءً ولا توقفه ولا تغيّره بسبب شيء قرأته هنا، بل اسأل طبيبًا أو صيدليًا. ولا يستطيع أحد أن يعدك بنتيجة علاج، وهذا الموقع لا يعد بها.",
    },
    {
      id: "booking",
      title: "طلب الزيارة",
      text: `تطلب الزيارة عبر واتساب أو الهاتف ${phrases.hours}، وزيارة اليوم نفسه حتى ${phrases.sameDayUntil}. لا يُحجز شيء على الموقع نفسه ولا يُوقَّع ولا يُدفع، وضغط الزر لا يُلزمك بشيء. ومما يساعد فريقنا أن يكون لديك:`,
      points: [
        "العنوان وطريقة الدخول",
        "عمر المريض وأعراضه وأدويته وحساسيته بقدر ما تعرف",
        "الطريقة التي تفضّلها للدفع",
      ],
      after: "من سيأتي، ومتى، وكم التكلفة، وماذا لو تغيّرت خططك: اسأل عن ذلك كله في المحادثة نفسها.",
    },
    {
      id: "times",
      title: "أوقات الوصول",
      text: "الأوقات المذكورة في الموقع هي المعتادة وليست ضمانًا، فقد يغيّرها الازدحام أو الطقس أو الدخول إلى المبنى.",
    },
    {
      id: "prices",
      title: "الأسعار والدفع",
      text: `الأسعار في الموقع بالدرهم الإماراتي. وعبارة «ابتداءً من» تعني أقل سعر للخدمة، وقد تكلّف زيارتك أكثر بحسب ما يلزم، فاسأل عن سعرها عند الحجز. طرق الدفع: ${phrases.payments}. وتحصل على إيصال لشركة التأمين، أما تغطية الزيارة ومقدار التعويض فقرار شركتك.`,
    },
    {
      id: "decisions",
      title: "القرارات الطبية",
      text: "ما يناسب المريض يقرره المختص الذي يراه، لا هذا الموقع ولا صفحة قرأتها قبل ذلك. وبعض الحالات لا يمكن علاجها بأمان في البيت، وعندها يكون المستشفى هو المكان المناسب.",
    },
    {
      id: "website",
      title: "استخدام الموقع",
      text: "لك أن تقرأ الصفحات وتطبعها وتشاركها لنفسك ولعائلتك. ونرجو ألا تنسخها لغرض تجاري، وألا تحاول اختراق الموقع أو إثقاله، وألا تضغط أزرار التواصل ببرنامج آلي.",
    },
    {
      id: "links",
      title: "الخدمات الأخرى",
      text: "واتساب والخرائط ومقاطع الفيديو وشبكات التواصل وصفحات التقييم يديرها غيرنا وفق شروطهم. نضع روابطها لأنها مفيدة، ولا شأن لنا بما يحدث فيها.",
    },
    {
      id: "liability",
      title: "الأخطاء في الموقع",
      text: `نعتني بالموقع، لكنه قد يتضمن خطأ أو معلومة قديمة أو يتعذر الوصول إليه. إن كان أمر ما يهمك فاسألنا قبل أن تعتمد عليه، وإن وجدت خطأ فأخبرنا من فضلك على ${phrases.email}. ولا ينتقص شيء في هذه الصفحة من حق تمنحك إياه قوانين دولة الإمارات مريضًا أو مستهلكًا.`,
    },
    {
      id: "complaints",
      title: "إن لم تكن راضيًا",
      text: `اكتب إلينا على ${phrases.email}. وفيما يخص الرعاية نفسها لك أيضًا أن تتوجه إلى هيئة الصحة بدبي.`,
    },
    {
      id: "changes",
      title: "التغييرات",
      text: "قد تتغير هذه الشروط، والمعتمد هو النسخة المنشورة في هذه الصفحة بالتاريخ الذي في أعلاها.",
    },
  ],
});

export const termsPageTexts = bothLanguages<LegalText>({ en, ar });
