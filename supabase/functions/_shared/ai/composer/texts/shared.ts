import type { Localized } from "../../../domain/locales.ts";

interface SharedTexts {
  areas: string;
  /** Papers, privacy and whatever else families ask about; one section each. */
  practical: readonly string[];
  /** Without the price; `price` follows where the database names one. */
  booking: string;
  price: string;
  closing: string;
  faq: readonly { q: string; a: string }[];
}

/** What articles say, whatever they are about; `endings.ts` has other ways to say some of it. */
export const shared: Localized<SharedTexts> = {
  en: {
    areas: `## Where we visit in Dubai

Our teams visit homes, hotels and offices across the city, among others in {{areas}}. You get an expected time for your own address when you ask, and the [overview of areas]({base}/dubai) shows which communities each team knows well.`,
    practical: [
      `## Costs, papers and privacy

Ask for the fee before you agree, and for what it includes: the visit itself, supplies, medicines, samples, evening hours. A clear answer names each of them. You receive a receipt with the date, the service and the amount, and many insurers ask for a short medical report with it. Keep both; copies are harder to get after months.

What you tell us about your health stays with the people who treat you. You may ask to see your notes, have a mistake corrected, and decide which relative may be told what. Photographs, for example of a rash or a wound, are taken only with your consent. If somebody else books for you, we still ask you yourself before anything is done, as long as you are able to answer.`,
      `## Small things that help everybody

Put one person in charge of the telephone, so that the team does not hear three versions of the same story. Save the location pin and the gate code where the whole household finds them. Write questions down as they come to mind; the most important one is easily forgotten when someone with a bag stands in the room.

Say honestly what you have tried already, herbs and home remedies included. Nobody will laugh, and some of them change how medicines work. If you did not understand something, ask again, or ask for it in your own language. And if you are unhappy with a visit, tell us the same day; that is when it can still be put right.`,
    ],
    booking: `## How to arrange it

Send a message or call: who it is for, what is wrong and since when, and where you are. We tell you honestly whether this service fits, and name time and fee before anybody sets out. All ways to reach us are on the [contact page]({base}/contact); the page about [{service}]({base}/services/{slug}) says what is included.`,
    price: "The fee starts from {{price:{slug}}}; you hear the exact amount before you agree.",
    closing:
      "This article gives general information. It cannot examine you and does not replace the advice of a doctor who can. If you are worried, ask; that is what we are here for.",
    faq: [
      {
        q: "Is the team licensed?",
        a: "{{licensed:Yes. |}}Doctors and nurses who visit patients in Dubai need a licence of the Dubai Health Authority, and so does the provider they work for. You may ask anybody at your door for their name and licence before you let them in.",
      },
      {
        q: "Which languages do you speak?",
        a: "Our staff speak {{languages}} between them. Tell us when you book which language the patient is most at ease in, and we send somebody who speaks it wherever that is possible.",
      },
      {
        q: "Does insurance pay for it?",
        a: "That depends on your policy. You receive an itemised receipt and a medical report that you can hand in. Ask your insurer beforehand whether home visits are covered and whether they want an approval first.",
      },
    ],
  },
  ar: {
    areas: `## أين نصل إليك في دبي

تزور فرقنا البيوت والفنادق والمكاتب في أنحاء المدينة، ومنها {{areas}}. عندما تسأل نخبرك بالوقت المتوقع لعنوانك أنت، وتعرض صفحة [المناطق]({base}/dubai) الأحياء التي يعرفها كل فريق جيدًا.`,
    practical: [
      `## التكلفة والأوراق والخصوصية

اسأل عن الرسوم قبل أن توافق، وعمّا تشمله: الزيارة نفسها والمستلزمات والأدوية والعيّنات وساعات المساء. الجواب الواضح يذكر كل واحد منها على حدة. وتتسلّم إيصالًا فيه التاريخ والخدمة والمبلغ، وتطلب شركات تأمين كثيرة معه تقريرًا طبيًا قصيرًا. احتفظ بالاثنين، فالحصول على نسخة بعد شهور أصعب.

ما تخبرنا به عن صحتك يبقى بين من يعالجونك. ومن حقك أن تطّلع على ملفك، وأن يُصحَّح خطأ فيه، وأن تقرر ما الذي يُقال لأي قريب. ولا تُلتقط صور، لطفح أو جرح مثلًا، إلا بموافقتك. وإذا حجز لك شخص آخر سألناك أنت قبل أي إجراء، ما دمت قادرًا على الإجابة.`,
      `## أمور صغيرة تساعد الجميع

اجعلوا شخصًا واحدًا مسؤولًا عن الهاتف حتى لا يسمع الفريق ثلاث روايات للقصة نفسها. واحفظوا موقع البيت ورمز البوابة حيث يجدهما كل من في المنزل. واكتبوا الأسئلة حين تخطر، فأهمها يُنسى بسهولة عندما يقف في الغرفة شخص يحمل حقيبة طبية.

قل بصدق ما جرّبته حتى الآن، بما في ذلك الأعشاب والوصفات المنزلية. لن يضحك أحد، وبعضها يغيّر مفعول الأدوية. وإذا لم تفهم شيئًا فاسأل من جديد، أو اطلب أن يُشرح لك بلغتك. وإذا لم ترضَ عن زيارة فأخبرنا في اليوم نفسه، ففيه يمكن إصلاح الأمر.`,
    ],
    booking: `## كيف ترتّب الأمر

أرسل رسالة أو اتصل واذكر أربعة أمور: لمن الخدمة، وما المشكلة أو الطلب، ومنذ متى، وأين أنت. نقول لك بصراحة هل تناسبك خدمة {service}، ونذكر الوقت المتوقع والرسوم قبل أن ينطلق أحد. تجد كل طرق الوصول إلينا في [صفحة التواصل]({base}/contact)، وتجد ما تشمله الخدمة في صفحة [{service}]({base}/services/{slug}).`,
    price: "تبدأ الرسوم من {{price:{slug}}}، ونخبرك بالمبلغ في حالتك قبل أن توافق.",
    closing:
      "يقدّم هذا المقال معلومات عامة، ولا يستطيع أن يفحصك، ولا يغني عن رأي طبيب يستطيع ذلك. وإذا كنت قلقًا فاسأل، فنحن هنا من أجل ذلك.",
    faq: [
      {
        q: "هل الفريق مرخّص؟",
        a: "{{licensed:نعم. |}}كل طبيب أو ممرّض يزور المرضى في دبي يحتاج إلى ترخيص من هيئة الصحة بدبي، وكذلك الجهة التي يعمل لديها. ومن حقك أن تسأل من يقف عند بابك عن اسمه وترخيصه قبل أن تسمح له بالدخول.",
      },
      {
        q: "ما اللغات التي تتحدثونها؟",
        a: "يتحدث فريقنا {{languages}}. أخبرنا عند الحجز باللغة التي يرتاح إليها المريض أكثر، ونرسل من يتحدثها كلما أمكن ذلك.",
      },
      {
        q: "هل يغطي التأمين الخدمة؟",
        a: "يتوقف ذلك على وثيقة التأمين لديك. تتسلّم إيصالًا مفصّلًا وتقريرًا طبيًا يمكنك تقديمهما. واسأل شركة التأمين مسبقًا هل تشمل الزيارات المنزلية وهل تطلب موافقة قبلها.",
      },
    ],
  },
};
