/** A topic in the words of the function that writes the article. */
interface PublishingTopic {
  service_cluster: string;
  topic_en: string;
  topic_ar: string;
  target_keyword_en: string;
  target_keyword_ar: string;
}

const topic = (
  service_cluster: string,
  [topic_en, target_keyword_en]: readonly [title: string, keyword: string],
  [topic_ar, target_keyword_ar]: readonly [title: string, keyword: string],
): PublishingTopic => ({ service_cluster, topic_en, topic_ar, target_keyword_en, target_keyword_ar });

const nursing = [
  topic(
    "nurse-at-home",
    ["What a Nurse Can Do for You at Home in Dubai", "nurse at home Dubai"],
    ["ما الذي تقدّمه لك الممرّضة في بيتك بدبي", "ممرضة منزلية في دبي"],
  ),
  topic(
    "nurse-on-call",
    ["Nurse on Call: When to Call One and What to Have Ready", "nurse on call Dubai"],
    ["ممرّض تحت الطلب: متى تتصل به وماذا تجهّز قبل وصوله", "ممرض تحت الطلب دبي"],
  ),
  topic(
    "nurse-at-hotel",
    ["A Nurse in Your Hotel Room: A Guide for Visitors to Dubai", "nurse at hotel Dubai"],
    ["ممرّضة في غرفتك بالفندق: دليل زوّار دبي", "ممرضة في الفندق دبي"],
  ),
  topic(
    "post-surgery-nursing",
    ["Your First Week at Home After Surgery, Day by Day", "post-surgery nursing at home"],
    ["أسبوعك الأول في البيت بعد الجراحة، يومًا بيوم", "تمريض منزلي بعد الجراحة"],
  ),
  topic(
    "pre-post-operative-care",
    ["Before and After an Operation: How a Home Nurse Helps", "pre and post operative care at home"],
    ["قبل العملية وبعدها: كيف تساعدك الممرّضة في البيت", "رعاية قبل العملية وبعدها"],
  ),
];

const care = [
  topic(
    "elderly-care",
    ["Elderly Care at Home: How to Choose the Right Carer for a Parent", "elderly care at home Dubai"],
    ["رعاية كبار السن في البيت: كيف تختار المرافق المناسب لوالديك", "رعاية كبار السن في المنزل دبي"],
  ),
  topic(
    "maternity-newborn-care",
    ["Newborn and Postnatal Care: Help for the First Weeks at Home", "newborn care at home Dubai"],
    ["رعاية المولود والأم بعد الولادة: عون في الأسابيع الأولى", "رعاية المولود في المنزل دبي"],
  ),
  topic(
    "babysitting-childcare",
    ["Babysitting at Home: Questions to Ask Before You Leave Your Child", "babysitter at home Dubai"],
    ["جليسة الأطفال في البيت: أسئلة تطرحها قبل أن تترك طفلك", "جليسة أطفال في دبي"],
  ),
  topic(
    "palliative-care",
    ["Palliative Care at Home: Comfort, Dignity and Support for the Family", "palliative care at home Dubai"],
    ["الرعاية التلطيفية في البيت: راحة وكرامة وسند للعائلة", "رعاية تلطيفية منزلية دبي"],
  ),
  topic(
    "elderly-care",
    ["Living with Dementia at Home: Calm Days and Safe Nights", "dementia care at home Dubai"],
    ["العيش مع الخرف في البيت: أيام هادئة وليالٍ آمنة", "رعاية مرضى الخرف في المنزل"],
  ),
];

const labAndIv = [
  topic(
    "lab-test-at-home",
    ["A Blood Test at Home in Dubai, Step by Step", "blood test at home Dubai"],
    ["تحليل الدم في البيت بدبي، خطوة بخطوة", "تحليل دم في المنزل دبي"],
  ),
  topic(
    "lab-test-at-home",
    ["Which Blood Tests Need Fasting, and How to Prepare", "fasting blood test"],
    ["أيّ التحاليل يحتاج إلى صيام، وكيف تستعد له", "تحليل الدم الصائم"],
  ),
  topic(
    "lab-test-at-home",
    ["Thyroid Tests Explained: What the Letters and Numbers Mean", "thyroid test at home"],
    ["تحاليل الغدة الدرقية: ماذا تعني الحروف والأرقام", "تحليل الغدة الدرقية في المنزل"],
  ),
  topic(
    "lab-test-at-home",
    ["Understanding Your Cholesterol Results", "cholesterol test at home"],
    ["كيف تقرأ نتيجة تحليل الكوليسترول", "تحليل الكوليسترول في المنزل"],
  ),
  topic(
    "lab-test-at-home",
    ["Allergy Blood Tests: What They Can and Cannot Tell You", "allergy test at home Dubai"],
    ["تحليل الحساسية بالدم: ماذا يكشف وماذا لا يكشف", "تحليل الحساسية في المنزل دبي"],
  ),
  topic(
    "iv-therapy-at-home",
    ["IV Therapy at Home: Who It Suits and Who Should Ask a Doctor First", "IV therapy at home Dubai"],
    ["العلاج الوريدي في البيت: لمن يصلح ومن عليه أن يسأل الطبيب أولًا", "علاج وريدي في المنزل دبي"],
  ),
  topic(
    "iv-therapy-at-home",
    ["Hydration Drips: When Drinking Water Is Enough", "hydration IV drip"],
    ["محاليل الترطيب الوريدية: متى يكفي شرب الماء", "محلول ترطيب وريدي"],
  ),
  topic(
    "iv-therapy-at-home",
    ["Vitamin Drips: What Is Known and What Is Not", "vitamin IV drip Dubai"],
    ["فيتامينات عبر الوريد: ما نعرفه عنها وما لا نعرفه", "فيتامينات وريدية دبي"],
  ),
  topic(
    "iv-therapy-at-home",
    ["Iron by Drip: Why a Blood Test Comes First", "iron infusion at home"],
    ["الحديد عبر الوريد: لماذا يسبقه تحليل الدم", "حقن الحديد الوريدي في المنزل"],
  ),
  topic(
    "iv-therapy-at-home",
    ["How to Tell a Safe IV Service: Licences, Checks and Hygiene", "safe IV therapy Dubai"],
    ["كيف تميّز خدمة العلاج الوريدي الآمنة: الترخيص والفحص والنظافة", "علاج وريدي آمن دبي"],
  ),
];

const doctorLabAndIv = [
  topic(
    "doctor-on-call",
    ["Doctor on Call in Dubai: What Happens During a Home Visit", "doctor on call Dubai"],
    ["طبيب تحت الطلب في دبي: ماذا يحدث في الزيارة المنزلية", "طبيب تحت الطلب دبي"],
  ),
  topic(
    "doctor-at-home",
    ["A Child with a Fever at Night: Home Visit, Clinic or Hospital?", "pediatric doctor at home Dubai"],
    ["طفل محموم في الليل: زيارة منزلية أم عيادة أم مستشفى؟", "طبيب أطفال في المنزل دبي"],
  ),
  topic(
    "doctor-at-hotel",
    ["Ill on Holiday: How to See a Doctor in Your Dubai Hotel", "hotel doctor Dubai"],
    ["مرضت في إجازتك؟ كيف يزورك الطبيب في فندقك بدبي", "طبيب في الفندق دبي"],
  ),
  topic(
    "family-doctors",
    ["Why One Family Doctor for the Whole Household Helps", "family doctor Dubai"],
    ["طبيب أسرة واحد لأهل البيت جميعًا: لماذا يفيد", "طبيب الأسرة في دبي"],
  ),
  topic(
    "lab-test-at-home",
    ["Lab Tests at Home: From the Needle to the Result on Your Phone", "lab test at home Dubai"],
    ["التحاليل المنزلية: من سحب العيّنة إلى النتيجة على هاتفك", "تحاليل منزلية دبي"],
  ),
  topic(
    "lab-test-at-home",
    ["Tired All the Time? Blood Tests Worth Asking Your Doctor About", "blood tests for fatigue"],
    ["تعب لا يزول؟ تحاليل تستحق أن تسأل طبيبك عنها", "تحاليل التعب والإرهاق"],
  ),
  topic(
    "lab-test-at-home",
    ["Vitamin B12: Who Is at Risk of Too Little", "vitamin B12 test at home"],
    ["فيتامين ب12: من المعرّض لنقصه", "تحليل فيتامين ب12 في المنزل"],
  ),
  topic(
    "iv-therapy-at-home",
    ["Your First IV Drip at Home: What the Nurse Checks First", "IV drip at home Dubai"],
    ["أول جلسة وريدية لك في البيت: ماذا تفحص الممرّضة أولًا", "محلول وريدي في المنزل دبي"],
  ),
  topic(
    "iv-therapy-at-home",
    ["After Food Poisoning: Fluids, Rest and When to Get Help", "IV drip for food poisoning"],
    ["بعد التسمّم الغذائي: سوائل وراحة ومتى تطلب المساعدة", "محلول وريدي للتسمم الغذائي"],
  ),
  topic(
    "iv-therapy-at-home",
    ["Heat Exhaustion in Summer: First Steps and When Fluids by Drip Help", "IV fluids for dehydration"],
    ["الإنهاك الحراري في الصيف: الخطوات الأولى ومتى تفيد السوائل الوريدية", "سوائل وريدية للجفاف"],
  ),
];

/** The sets that can be published in one go. */
export const publishingBatches = {
  default: doctorLabAndIv,
  "lab-iv": labAndIv,
  nursing,
  care,
  "care-nursing": [...nursing, ...care],
} as const satisfies Record<string, readonly PublishingTopic[]>;

export type BatchName = keyof typeof publishingBatches;
