import { emergencyNumbers } from "@/config/contact";
import { factTexts } from "@/i18n/fact-texts";
import { formatNumber, fromDirhams, plural } from "@/i18n/format";
import { textsOfFacts } from "@/i18n/texts-of-facts";
import type { Dictionary } from "./en";

export const ar = textsOfFacts<Dictionary>((facts) => {
  const phrases = factTexts(facts, "ar");
  const { averageResponse: minutes, years, patients, treatments } = facts;
  return {
    brand: {
      tagline: `أطباء وممرّضون ومرافقون يأتون إليك، ${phrases.hours}.`,
      homeLabel: (brand) => `${brand}، الصفحة الرئيسية`,
    },
    navigation: {
      label: "القائمة الرئيسية",
      trail: "أنت هنا",
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
      allServices: "كل الخدمات",
      serviceStrip: `متاحون ${phrases.openingHours}${phrases.licensed("، مرخّصون من هيئة الصحة بدبي", "")}${minutes ? `، متوسط الوصول ${phrases.averageResponse}` : ""}`,
      from: (price) => (price === undefined ? "السعر عند الطلب" : fromDirhams(price)),
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
      call: `اتصل بالرقم ${emergencyNumbers.ambulance}`,
    },
    footer: {
      quickLinks: "روابط سريعة",
      legal: "معلومات قانونية",
      privacy: "سياسة الخصوصية",
      terms: "شروط الخدمة",
      adConsent: "اختيارك بشأن الإعلانات",
      sitemap: "خريطة الموقع",
      address: `${phrases.street}، دبي، الإمارات العربية المتحدة`,
      reach: "تواصل معنا",
      social: { instagram: "إنستغرام", facebook: "فيسبوك", twitter: "تويتر" },
      copyright: (year, brand) => `© ${year} ${brand}. جميع الحقوق محفوظة.`,
      opensNewTab: "يُفتح في علامة تبويب جديدة",
      permits: {
        facility_licence: { by: (authority) => `بترخيص من ${authority} ·`, number: "رقم الترخيص" },
        advertising_approval: {
          by: (authority) => `بموافقة إعلانية من ${authority} ·`,
          number: "رقم الموافقة",
        },
      },
    },
    home: {
      metaTitle: "طبيب وممرّض وتحاليل في منزلك بدبي",
      metaDescription: `${phrases.licensed("أطباء وممرّضون مرخّصون من هيئة الصحة بدبي، وتحاليل", "أطباء وممرّضون وتحاليل")} وعلاج وريدي ورعاية لكبار السن في بيتك أو فندقك أو مكتبك بدبي. ${phrases.openingHours}. راسلنا أو اتصل بنا.`,
      metaKeywords:
        "رعاية صحية منزلية دبي، طبيب في المنزل، ممرض في المنزل، تحاليل منزلية، علاج وريدي، رعاية كبار السن",
      hero: {
        eyebrow: `${phrases.licensed("مرخّصون من هيئة الصحة بدبي · ", "")}${phrases.openingHours}`,
        rotating: ["طبيب", "ممرّض", "تحليل مخبري", "علاج وريدي", "مرافق"],
        fixed: phrases.isAlwaysOpen ? "عند بابك، ليلًا ونهارًا." : "عند بابك، كل يوم.",
        lead: `أطباء وممرّضون وتحاليل مخبرية وعلاج وريدي في بيتك أو فندقك أو مكتبك. ${phrases.arrivalOf("doctor-on-call", (time) => `يصل الطبيب عادةً خلال ${time}. `, "")}أرسل رسالة وأخبرنا بمكانك، فتعرف من سيأتي ومتى وكم التكلفة.`,
        pause: "أوقف تبدّل العنوان",
        play: "شغّل تبدّل العنوان",
        imageAlt: "طبيبة تحمل حقيبتها عند باب مقوّس مفتوح، وخلفها أفق دبي عند الغروب",
        facts: {
          ratingLabel: plural(facts.rating?.count ?? 0, "ar", {
            one: "تقييم واحد",
            two: "تقييمان",
            few: "{n} تقييمات",
            many: "{n} تقييمًا",
            other: "{n} تقييم",
          }),
          treatmentsLabel: plural(treatments ?? 0, "ar", { few: "زيارات علاجية", other: "زيارة علاجية" }),
          yearsLabel: plural(years ?? 0, "ar", {
            few: "أعوام من الخبرة",
            many: "عامًا من الخبرة",
            other: "عام من الخبرة",
          }),
          languages: plural(facts.languages.length, "ar", {
            one: "لغة واحدة",
            two: "لغتان",
            few: "{n} لغات",
            other: "{n} لغة",
          }),
          languagesLabel: phrases.languages,
        },
        chipLabel: (area) => `إلى ${area}`,
      },
      steps: {
        title: "ثلاث خطوات ورسالة واحدة",
        items: [
          { title: "احجز", text: `تكفي رسالة أو مكالمة واحدة، ويردّ عليك أحد من فريقنا ${phrases.hours}.` },
          {
            title: "حدّد الموعد",
            text: `الآن أو لاحقًا اليوم: نستقبل حجوزات اليوم نفسه حتى ${phrases.sameDayUntil}.`,
          },
          {
            title: "تلقَّ الرعاية",
            text: `${phrases.licensed("مختص مرخّص", "مختص")} عند بابك، مع إيصال مفصّل تقدّمه إلى شركة التأمين.`,
          },
        ],
      },
      banner: {
        title: "لست متأكدًا مما تحتاجه؟ تحدّث إلينا.",
        text: "ممرّضة على الخط تساعدك على اتخاذ القرار، وتقول لك بصراحة إن كان المستشفى هو الأنسب.",
      },
      services: {
        title: "الرعاية تأتي إليك",
        lead: "خدمات يكثر طلبها، مع السعر الذي تبدأ منه.",
        details: [
          {
            slug: "doctor-on-call",
            text: phrases.visitOf("doctor-on-call", (time) => `زيارة من ${time}`, "زيارة بقدر ما تحتاج"),
          },
          {
            slug: "nurse-on-call",
            text: phrases.arrivalOf(
              "nurse-on-call",
              (time) => `يصل عادةً خلال ${time}`,
              "لزيارة واحدة أو لزيارات",
            ),
          },
          { slug: "lab-test-at-home", text: `معظم النتائج خلال ${phrases.labResults}` },
          {
            slug: "iv-therapy-at-home",
            text: phrases.visitOf("iv-therapy-at-home", (time) => `جلسة من ${time}`, "جلسة بقدر ما تحتاج"),
          },
          { slug: "elderly-care", text: `مناوبات من ${phrases.shiftHours}` },
        ],
      },
      about: {
        title: years ? `${phrases.years} ونحن نذهب إلى المريض` : "نحن من يذهب إلى المريض دائمًا",
        text: "بدأنا بالزيارات المنزلية في دنفر، وتعلّمنا سهر الليالي في ميامي، وجئنا بالخبرتين إلى دبي: رعاية تطرق بابك، وتحترم بيتك، وتمنحك ما يكفي من الوقت.",
        route: ["دنفر", "ميامي", "دبي"],
        routeLabel: "أين عملنا: دنفر ثم ميامي ثم دبي",
        figures: [
          ...(patients ? [{ value: `+${formatNumber(patients)}`, label: "مرضى خدمناهم" }] : []),
          ...(treatments
            ? [
                {
                  value: `+${formatNumber(treatments)}`,
                  label: plural(treatments, "ar", { few: "زيارات علاجية", other: "زيارة علاجية" }),
                },
              ]
            : []),
          ...(facts.rating ? [{ value: String(facts.rating.value), label: "متوسط التقييم" }] : []),
          ...(minutes ? [{ value: phrases.averageResponse, label: "حتى نكون عندك، في المتوسط" }] : []),
          { value: phrases.isAlwaysOpen ? "24/7" : phrases.openingHours, label: "كل أيام السنة" },
        ],
        valuesTitle: "ما نلتزم به",
        values: [
          {
            title: phrases.licensed("مرخّصون دائمًا", "تعرف من يأتيك"),
            text: phrases.licensed(
              "كل طبيب وممرّض لدينا مرخّص من هيئة الصحة بدبي: اطلب رؤية بطاقته عند الباب. أما المرافقون فمدرَّبون، وتشرف عليهم ممرّضة.",
              "نخبرك بمن سيأتي ومتى، قبل أن ينطلق أحد. والمرافقون مدرَّبون، وتشرف عليهم ممرّضة.",
            ),
          },
          {
            title: "الصدق قبل الخدمة",
            text: "إن لم تكن بحاجة إلى الزيارة، أو كنت بحاجة إلى مستشفى، أخبرناك قبل أن تدفع.",
          },
          { title: "أهل البيت كلهم", text: "نشرح لك ولوالدتك ولطفلك، لكلٍّ بالكلمات التي تناسبه." },
        ],
      },
      reviews: {
        title: "بكلمات من زرناهم",
        lead: `${facts.rating ? `${phrases.rating} في المتوسط. ` : ""}لا نغيّر التقييمات، فكلٌّ منها كما كتبه صاحبه.`,
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
        lead: "فرقنا موزّعة في أنحاء المدينة. وهذا زمن وصولها المعتاد.",
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
        // A getter, because only the home page reads it: other pages stay unchanged when the price in it changes.
        get points() {
          return [
            phrases.licensed(
              "أطباء وممرّضون مرخّصون من هيئة الصحة بدبي، ومرافقون مدرَّبون",
              "أطباء وممرّضون ومرافقون مدرَّبون",
            ),
            phrases.isAlwaysOpen
              ? "متاحون 24 ساعة طوال أيام الأسبوع وفي العطل"
              : `متاحون كل يوم ${phrases.hours}، وفي العطل أيضًا`,
            phrases.priceOf(
              "doctor-on-call",
              (price) => `تعرف السعر قبل الزيارة، وزيارة الطبيب ابتداءً من ${price}`,
              "تعرف السعر قبل الزيارة",
            ),
            phrases.insurance,
            `نتحدث ${phrases.languages}`,
            "المختص نفسه في كل مرة متى أمكن",
          ];
        },
        areasTitle: "المناطق التي نصل إليها",
        closing: phrases.isAlwaysOpen ? "هناك من يسهر من أجلك." : "هناك من يجيبك.",
        closingText: "أخبرنا بما تشكو منه وبمكانك، ونخبرك بمن سيأتي ومتى وكم التكلفة.",
        imageAlt: "ممرّضة تحمل حقيبتها وتصل إلى بيت في ضوء المساء",
      },
    },
  };
});
