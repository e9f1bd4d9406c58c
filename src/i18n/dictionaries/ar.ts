import { emergencyNumbers } from "@/config/contact";
import { claims, pricesFromAED, timings } from "@/config/facts";
import { formatNumber, formatRange, fromDirhams, plural } from "../format";
import type { Dictionary } from "./en";

const patients = `+${formatNumber(claims.patientsServed)}`;
const minutes = timings.averageResponseMinutes;
const range = (value: readonly [number, number]) => formatRange(value, "ar");

export const ar: Dictionary = {
  brand: {
    tagline: "أطباء وممرّضون ومرافقون يأتون إليك، ليلًا ونهارًا.",
    homeLabel: (brand) => `${brand}، الصفحة الرئيسية`,
  },
  navigation: {
    label: "القائمة الرئيسية",
    home: "الرئيسية",
    about: "من نحن",
    services: "الخدمات",
    blog: "المدونة",
    contact: "تواصل معنا",
    skip: "انتقل إلى المحتوى",
    openMenu: "افتح القائمة",
    closeMenu: "أغلق القائمة",
    menu: "القائمة",
    doctorServices: "خدمات الأطباء",
    otherServices: "خدمات أخرى",
    serviceStrip: `متاحون على مدار الساعة، مرخّصون من هيئة الصحة بدبي، استجابة خلال ${minutes} دقيقة`,
    from: fromDirhams,
  },
  actions: {
    whatsapp: "واتساب",
    messageUs: "راسلنا عبر واتساب",
    call: "اتصل",
    callNow: "اتصل الآن",
    retry: "حاول مجددًا",
  },
  chat: {
    general: (brand) => `مرحبًا ${brand}، أودّ الاستفسار عن زيارة منزلية.`,
    service: (brand, service) => `مرحبًا ${brand}، أودّ الاستفسار عن خدمة: ${service}.`,
    area: (brand, area) => `مرحبًا ${brand}، أرغب في زيارة منزلية في ${area}.`,
    reference: (code) => `(المرجع ${code})`,
  },
  emergency: {
    before: "في الحالات الطبية الطارئة اتصل بالرقم",
    ambulance: `${emergencyNumbers.ambulance} للإسعاف`,
    police: `${emergencyNumbers.police} للشرطة`,
    between: "أو",
  },
  footer: {
    quickLinks: "روابط سريعة",
    legal: "معلومات قانونية",
    privacy: "سياسة الخصوصية",
    terms: "شروط الخدمة",
    sitemap: "خريطة الموقع",
    doctorAtHome: "طبيب في المنزل",
    nurseAtHome: "ممرّض في المنزل",
    address: "البرشاء، دبي، الإمارات العربية المتحدة",
    reach: "تواصل معنا",
    social: { instagram: "إنستغرام", facebook: "فيسبوك", twitter: "تويتر" },
    copyright: (year, brand) => `© ${year} ${brand}. جميع الحقوق محفوظة.`,
    opensNewTab: "يُفتح في علامة تبويب جديدة",
  },
  home: {
    metaTitle: "طبيب وممرّض وتحاليل في منزلك بدبي",
    metaDescription: `أطباء وممرّضون مرخّصون من هيئة الصحة بدبي، وتحاليل وعلاج وريدي ورعاية لكبار السن في منزلك أو فندقك. على مدار الساعة وخلال نحو ${minutes} دقيقة.`,
    metaKeywords:
      "رعاية صحية منزلية دبي، طبيب في المنزل، ممرض في المنزل، تحاليل منزلية، علاج وريدي، رعاية كبار السن",
    hero: {
      eyebrow: "مرخّصون من هيئة الصحة بدبي · على مدار الساعة",
      rotating: ["طبيب", "ممرّض", "تحليل مخبري", "علاج وريدي", "مرافق"],
      fixed: "عند بابك، خلال نحو",
      minutes: `${minutes} دقيقة.`,
      lead: "أطباء وممرّضون وتحاليل مخبرية وعلاج وريدي في بيتك أو فندقك أو مكتبك. أرسل رسالة، وأخبرنا بمكانك، ويصلك من تثق به.",
      pause: "أوقف تبدّل العنوان",
      play: "شغّل تبدّل العنوان",
      imageAlt: "طبيبة تحمل حقيبتها عند باب مقوّس مفتوح، وخلفها أفق دبي عند الغروب",
      facts: {
        ratingLabel: `أكثر من ${formatNumber(claims.reviewCount)} تقييم`,
        yearsLabel: "عامًا من الخبرة",
        languages: `${claims.spokenLanguages.length} لغات`,
        languagesLabel: "العربية والإنجليزية والهندية والأردية",
      },
      chip: (value) => `${value} دقيقة`,
      chipLabel: (area) => `إلى ${area}`,
    },
    steps: {
      title: "ثلاث خطوات ورسالة واحدة",
      items: [
        { title: "احجز", text: "تكفي رسالة أو مكالمة واحدة، ويردّ عليك أحد من فريقنا ليلًا ونهارًا." },
        {
          title: "حدّد الموعد",
          text: `الآن أو لاحقًا اليوم: نستقبل حجوزات اليوم نفسه حتى ${timings.sameDayBookingUntilHour - 12} مساءً.`,
        },
        { title: "تلقَّ الرعاية", text: "مختص مرخّص عند بابك، مع إيصال مفصّل تقدّمه إلى شركة التأمين." },
      ],
    },
    banner: {
      title: "لست متأكدًا مما تحتاجه؟ تحدّث إلينا.",
      text: "ممرّضة على الخط تساعدك على القرار، وتقول لك بصراحة إن كان المستشفى هو الأنسب.",
    },
    services: {
      title: "الرعاية تأتي إليك",
      lead: "الخدمات الأكثر طلبًا، مع السعر الذي تبدأ منه.",
      details: [
        {
          slug: "doctor-on-call",
          text: `زيارة من ${range(timings.visitMinutes)} دقيقة`,
        },
        { slug: "nurse-on-call", text: `يصل خلال ${range(timings.nurseArrivalMinutes)} دقيقة` },
        { slug: "lab-test-at-home", text: `النتائج خلال ${range(timings.labResultHours)} ساعة` },
        {
          slug: "iv-therapy-at-home",
          text: `جلسة من ${range(timings.ivSessionMinutes)} دقيقة`,
        },
        { slug: "elderly-care", text: `مناوبات ${timings.careShiftHours.join(" أو ")} ساعة` },
      ],
    },
    about: {
      title: `${claims.yearsOfExperience} عامًا ونحن نذهب إلى المريض`,
      text: "بدأنا بالزيارات المنزلية في دنفر، وتعلّمنا سهر الليالي في ميامي، وجئنا بالخبرتين إلى دبي: رعاية تطرق بابك، وتحترم بيتك، وتمنحك ما يكفي من الوقت.",
      route: ["دنفر", "ميامي", "دبي"],
      routeLabel: "أين عملنا: دنفر ثم ميامي ثم دبي",
      figures: [
        { value: patients, label: "مريض خدمناهم" },
        { value: String(claims.rating), label: "متوسط التقييم" },
        { value: `${minutes} دقيقة`, label: "متوسط زمن الاستجابة" },
        { value: "24/7", label: "كل أيام السنة" },
      ],
      valuesTitle: "ما نلتزم به",
      values: [
        { title: "مرخّصون دائمًا", text: "كل مختص لدينا مرخّص من هيئة الصحة بدبي. اطلب رؤية بطاقته عند الباب." },
        {
          title: "الصدق قبل الخدمة",
          text: "إن لم تكن بحاجة إلى الزيارة، أو كنت بحاجة إلى مستشفى، أخبرناك قبل أن تدفع.",
        },
        { title: "أهل البيت كلهم", text: "نشرح لك ولوالدتك ولطفلك، لكلٍّ بالكلمات التي تناسبه." },
      ],
    },
    reviews: {
      title: "كما يرويها أصحابها",
      lead: (rating) => `${rating} من 5، من عائلات في كل أنحاء دبي.`,
      leave: "اكتب تقييمك",
      stars: (rating) => `${rating} من 5 نجوم`,
      more: (count) =>
        plural(count, "ar", {
          one: "اعرض تقييمًا آخر",
          two: "اعرض تقييمين آخرين",
          few: "اعرض {n} تقييمات أخرى",
          many: "اعرض {n} تقييمًا آخر",
          other: "اعرض {n} تقييم آخر",
        }),
      sample: "تقييم تجريبي",
      via: (platform) => `عبر ${platform}`,
    },
    coverage: {
      title: "قريبون منك أينما كنت في دبي",
      lead: "فرقنا موزّعة في المدينة، لا في عيادة واحدة. وهذا زمن وصولها المعتاد.",
      minutes: (value) => `${value} دقيقة`,
      near: (landmarks) => `قرب ${landmarks}`,
      ask: (area) => `واتساب: زيارة في ${area}`,
      imageAlt: "أفق دبي عند الغروب",
    },
    related: {
      title: "تبحث عن خدمة أخرى؟",
    },
    articles: {
      title: "معلومات تفيدك قبل أن تتصل",
      lead: "قصيرة وعملية وهادئة، لساعات القلق.",
      failed: "تعذّر تحميل المقالات الآن.",
    },
    why: {
      title: "لماذا تحتفظ العائلات برقمنا",
      points: [
        "أطباء وممرّضون مرخّصون من هيئة الصحة بدبي، ومرافقون مدرَّبون",
        "متاحون 24 ساعة طوال أيام الأسبوع وفي العطل",
        `تعرف السعر قبل الزيارة، وزيارة الطبيب ${fromDirhams(pricesFromAED.doctor)}`,
        "إيصال مفصّل تقدّمه إلى شركة التأمين",
        "نتحدث العربية والإنجليزية والهندية والأردية",
        "المختص نفسه في كل مرة متى أمكن",
      ],
      areasTitle: "المناطق التي نصل إليها",
      closing: "هناك من يسهر من أجلك.",
      closingText: "أخبرنا بما تشكو منه وبمكانك، ونخبرك بمن سيأتي ومتى وكم التكلفة.",
      imageAlt: "ممرّضة تحمل حقيبتها وتصل إلى بيت في ضوء المساء",
    },
  },
  notFound: {
    title: "404",
    text: "عذرًا! الصفحة غير موجودة",
    help: "ربما نُقلت هذه الصفحة. جرّب القائمة أو راسلنا.",
    action: "العودة إلى الرئيسية",
    imageAlt: "باب مقوّس مفتوح بجانبه نبتة ولا أحد هناك",
  },
};
