import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Insert a fact",
  text: "Readers always see the current value, even after it changes in the back office.",
  search: "Search facts and services",
  none: "Nothing found. Try another word.",
  loading: "Loading the facts…",
  failed: "The facts could not be loaded. Your text is safe.",
  business: "The business",
  ofService: {
    price: "Starting price",
    amount: "Price without its currency",
    response: "Time until someone comes",
    visit: "Length of a visit",
  },
  licensed: "While a licence is valid",
  findings: {
    title: "Facts in the text",
    note: "Insert the fact itself, and the text stays right when the fact changes.",
    unknown: (name: string) =>
      `We don’t know a fact or service called ${name}. You cannot publish the article with it.`,
    switchedOff: (name: string) =>
      `The service in ${name} is switched off, so readers see neutral words instead.`,
    noValue: (name: string, value: string) =>
      value === ""
        ? `${name} has no value now, so readers see nothing there.`
        : `${name} has no value now, so readers see “${value}” there.`,
    priceDiffers: (typed: string, value: string) =>
      `“${typed}” is not the price of the service. Readers should see “${value}”.`,
    priceTyped: (typed: string) =>
      `“${typed}” is typed by hand, so it will not change with the price of the service.`,
    phoneDiffers: (typed: string, value: string) => `“${typed}” is not our number, which is ${value}.`,
    phoneTyped: (typed: string) => `“${typed}” is typed by hand, so it will not change with our number.`,
    hoursDiffers: (typed: string, value: string) =>
      `“${typed}” differs from our hours. Readers should see “${value}”.`,
    hoursTyped: (typed: string) => `“${typed}” is typed by hand, so it will not change with our hours.`,
    claimDiffers: (typed: string, value: string) =>
      `“${typed}” is typed by hand, but no licence is valid today. Readers should see “${value}”.`,
    claimTyped: (typed: string) => `“${typed}” is typed by hand, so it stays when the licence expires.`,
    replace: (placeholder: string) => `Replace with ${placeholder}`,
    replaced: (placeholder: string) => `Replaced with ${placeholder}`,
    /** The place of a sentence outside the article itself. */
    at: (place: string, sentence: string) => `${place}: ${sentence}`,
  },
};

const ar: Widen<typeof en> = {
  title: "إدراج معلومة",
  text: "يرى القرّاء قيمة اليوم دائمًا، حتى بعد أن تغيّرها في لوحة الإدارة.",
  search: "ابحث في المعلومات والخدمات",
  none: "لا شيء يطابق ذلك. جرّب كلمة أخرى.",
  loading: "جارٍ تحميل المعلومات…",
  failed: "تعذّر تحميل المعلومات. نصك في أمان.",
  business: "المنشأة",
  ofService: {
    price: "السعر الابتدائي",
    amount: "السعر بلا عملة",
    response: "مدة الوصول",
    visit: "مدة الزيارة",
  },
  licensed: "ما دام الترخيص ساريًا",
  findings: {
    title: "المعلومات في النص",
    note: "أدرج المعلومة نفسها ليبقى النص صحيحًا حين تتغيّر.",
    unknown: (name) => `لا نعرف معلومة أو خدمة باسم ${isolated(name)}. لا يمكن نشر المقال وهي فيه.`,
    switchedOff: (name) => `الخدمة في ${isolated(name)} موقوفة، فيرى القرّاء في مكانها كلامًا عامًا.`,
    noValue: (name, value) =>
      value === ""
        ? `لا قيمة لـ ${isolated(name)} الآن، فلا يرى القرّاء شيئًا في مكانها.`
        : `لا قيمة لـ ${isolated(name)} الآن، فيرى القرّاء في مكانها «${isolated(value)}».`,
    priceDiffers: (typed, value) =>
      `السعر «${isolated(typed)}» مكتوب في النص وهو غير سعر الخدمة. الصحيح أن يرى القرّاء «${isolated(value)}».`,
    priceTyped: (typed) => `السعر «${isolated(typed)}» مكتوب في النص، فلن يتغيّر حين يتغيّر سعر الخدمة.`,
    phoneDiffers: (typed, value) => `الرقم «${isolated(typed)}» ليس رقمنا، ورقمنا ${isolated(value)}.`,
    phoneTyped: (typed) => `الرقم «${isolated(typed)}» مكتوب في النص، فلن يتغيّر حين يتغيّر رقمنا.`,
    hoursDiffers: (typed, value) =>
      `العبارة «${isolated(typed)}» تختلف عن ساعات عملنا. الصحيح أن يرى القرّاء «${isolated(value)}».`,
    hoursTyped: (typed) => `العبارة «${isolated(typed)}» مكتوبة في النص، فلن تتغيّر حين تتغيّر ساعات عملنا.`,
    claimDiffers: (typed, value) =>
      `العبارة «${isolated(typed)}» مكتوبة في النص، ولا يوجد ترخيص سارٍ اليوم. الصحيح أن يرى القرّاء «${isolated(value)}».`,
    claimTyped: (typed) => `العبارة «${isolated(typed)}» مكتوبة في النص، فتبقى بعد انتهاء الترخيص.`,
    replace: (placeholder) => `ضع مكانه ${isolated(placeholder)}`,
    replaced: (placeholder) => `استُبدل بـ ${isolated(placeholder)}`,
    at: (place, sentence) => `${place}: ${sentence}`,
  },
};

export const editorFactTexts = { en, ar } satisfies Localized<typeof ar>;
