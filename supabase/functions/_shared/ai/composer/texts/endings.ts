import type { Both, Question } from "./types.ts";

/** Above the parts that are not about the service alone. */
export const groupHeadings: readonly [Both, ...Both[]] = [
  ["## Also good to know", "## ومما يفيدك أيضًا"],
  ["## What else helps", "## أمور أخرى تنفع"],
  ["## In everyday life", "## في الحياة اليومية"],
];

/** What every article says in one of several ways: where we come, how to book, how it ends. */
export const areas: readonly Both[] = [
  [
    `## Areas that we visit

Our teams come to {{areas}}, and to other parts of the city when you ask. Ask for the expected time at your own address. The page about [areas]({base}/dubai) tells you what to know about each.`,
    `## المناطق التي نزورها

تصل فرقنا إلى {{areas}}، وإلى غيرها في المدينة حين تسأل. اسأل عن الوقت المتوقع لعنوانك. وتخبرك صفحة [المناطق]({base}/dubai) بما يهمك عن كل منها.`,
  ],
  [
    `## Across the city

Homes, hotel rooms and offices all count as home to us. Rush hour on Sheikh Zayed Road, bridges and building works change travel times, so you hear a realistic one for the place where you are. See [the areas we visit]({base}/dubai).`,
    `## في أنحاء المدينة

البيت وغرفة الفندق والمكتب سواء عندنا. زحام شارع الشيخ زايد والجسور وأعمال البناء تغيّر زمن الطريق، ولذلك نخبرك بوقت واقعي للمكان الذي أنت فيه. انظر [أين نصل إليك]({base}/dubai).`,
  ],
  [
    `## How far we travel

The same road at noon and on a Friday evening makes two different journeys. Our teams start from several parts of Dubai, and whoever is nearest and suitable comes. Look up your community under [areas]({base}/dubai) and send the exact entrance.`,
    `## إلى أين نصل

الطريق نفسه ظهرًا ومساء الجمعة رحلتان مختلفتان. تنطلق فرقنا من أنحاء عدة في دبي ويأتي الأقرب المناسب. ابحث عن منطقتك في صفحة [المناطق]({base}/dubai) وأرسل المدخل بالضبط.`,
  ],
  [
    `## Finding your door

Towers have several lobbies, and some gates close at night. What [each area]({base}/dubai) is like to reach is described on a page of its own. A pin, a floor and a name for the guard are all we need.`,
    `## الوصول إلى بابك

للأبراج مداخل عدة، وبعض البوابات يُغلق ليلًا. ولكل منطقة صفحة تصف الوصول إليها ضمن [مناطق دبي]({base}/dubai). يكفينا الموقع ورقم الطابق واسم تتركه عند الحارس.`,
  ],
];

export const bookings: readonly Both[] = [
  [
    `## Booking, in four lines

Write who needs help, what has happened, where you are and what you would like. You get an honest answer about whether this service is right for it, an expected time and the price before anybody leaves. Start from the [contact page]({base}/contact), or read what is included on the page about [{service}]({base}/services/{slug}).`,
    `## الحجز في أربعة أسطر

اكتب من يحتاج إلى المساعدة، وماذا حدث، وأين أنت، وماذا تريد. يصلك جواب صريح هل تناسبك خدمة {service}، مع وقت متوقع والسعر قبل أن يتحرك أحد. ابدأ من [صفحة التواصل]({base}/contact)، أو اقرأ ما تشمله خدمة [{service}]({base}/services/{slug}).`,
  ],
  [
    `## Your next step

If this sounds like what you need, look at the page about [{service}]({base}/services/{slug}) and then [get in touch]({base}/contact). One of our team answers, {{hours}}. You may ask first and decide later, and nobody minds if you cancel early.`,
    `## خطوتك التالية

إذا كان هذا ما تحتاج إليه فانظر في صفحة [{service}]({base}/services/{slug}) ثم [تواصل معنا]({base}/contact). يجيبك أحد أفراد فريقنا {{hours}}. ولك أن تسأل أولًا وتقرر لاحقًا، ولا حرج في الإلغاء المبكر.`,
  ],
  [
    `## Asking costs nothing

Describe the situation in your own words on the [contact page]({base}/contact). We tell you whether a visit makes sense, who would come and what it costs, and leave the choice to you. Details of the service are under [{service}]({base}/services/{slug}).`,
    `## السؤال لا يكلّفك شيئًا

صف الحال بكلماتك في [صفحة التواصل]({base}/contact). نخبرك هل الزيارة مفيدة ومن سيأتي وكم تكلّف، والقرار لك. وتجد تفاصيل الخدمة في صفحة [{service}]({base}/services/{slug}).`,
  ],
  [
    `## What happens after you write

Your message reaches people who arrange visits all day. They ask two or three questions, check who is free, and confirm time and fee. Use the [contact page]({base}/contact) for that, and keep the page about [{service}]({base}/services/{slug}) for reference.`,
    `## ماذا يحدث بعد رسالتك

تصل رسالتك إلى من يرتبون الزيارات طوال اليوم. يطرحون سؤالين أو ثلاثة، ويعرفون من المتاح، ويؤكدون الوقت والرسوم. ابدأ من [صفحة التواصل]({base}/contact)، وارجع إلى صفحة [{service}]({base}/services/{slug}) عند الحاجة.`,
  ],
];

export const closings: readonly Both[] = [
  [
    "What you read here is general and cannot know your history. Leave decisions about your treatment to a clinician who knows it.",
    "ما قرأته هنا عام ولا يعرف تاريخك الصحي، فدع القرار في علاجك لمختص يعرفه.",
  ],
  [
    "Use this page to prepare your questions. It is no diagnosis, and it does not take the place of an examination.",
    "استعن بهذه الصفحة لإعداد أسئلتك، فهي ليست تشخيصًا ولا تحل محل الفحص.",
  ],
];

export const moreQuestions: readonly Question[] = [
  {
    q: ["Can I book for a relative?", "هل أحجز لأحد أقاربي؟"],
    a: [
      "Yes. Give us the telephone number of the person who is with the patient, and tell the patient that we are coming. Adults agree to their treatment themselves.",
      "نعم. أعطنا رقم من هو مع المريض، وأخبر المريض بقدومنا. والبالغ يوافق على علاجه بنفسه.",
    ],
  },
  {
    q: ["What if I have to cancel?", "ماذا لو اضطررت إلى الإلغاء؟"],
    a: [
      "Tell us as soon as you know: an early message frees the hour for somebody else. Ask when you book whether a late change costs anything.",
      "أخبرنا فور أن تعرف، فالرسالة المبكرة تتيح الموعد لغيرك. واسأل عند الحجز هل للتغيير المتأخر رسوم.",
    ],
  },
  {
    q: ["Do you come at night and at weekends?", "هل تأتون ليلًا وفي عطلة الأسبوع؟"],
    a: [
      "We can be reached {{hours}}. What can be arranged at a given hour depends on the service, so ask, and you will hear the earliest sensible time.",
      "يمكن الوصول إلينا {{hours}}. وما يمكن ترتيبه في ساعة معينة يعتمد على الخدمة، فاسأل نخبرك بأقرب وقت مناسب.",
    ],
  },
  {
    q: ["How is my information protected?", "كيف تُحمى معلوماتي؟"],
    a: [
      "What you tell us is for those who treat you or arrange the visit. The page on privacy explains what this website stores, for how long, and how you can ask for a copy.",
      "ما تخبرنا به مخصّص لمن يعالجك أو يرتب زيارتك. وتشرح صفحة الخصوصية ما الذي يحفظه هذا الموقع ومدة حفظه وكيف تطلب نسخة منه.",
    ],
  },
  {
    q: ["Can I ask for the same person again?", "هل أطلب الشخص نفسه مرة أخرى؟"],
    a: [
      "You can, and we try to make it possible. Tell us when you book the next visit; if that person is off duty, a colleague gets the notes.",
      "نعم، ونحاول ذلك. اذكره عند حجز الزيارة التالية، وإذا لم يكن ذلك الشخص في المناوبة تسلّم زميله الملاحظات.",
    ],
  },
  {
    q: ["What should I do while I wait?", "ماذا أفعل وأنا أنتظر؟"],
    a: [
      "Put papers and medicines on the table, keep the telephone near, and rest. If one of the emergency signs appears, do not wait for us: call 998.",
      "ضع الأوراق والأدوية على الطاولة، وأبقِ الهاتف قريبًا، واسترح. وإذا ظهرت إحدى علامات الخطر فلا تنتظرنا: اتصل بالرقم 998.",
    ],
  },
];
