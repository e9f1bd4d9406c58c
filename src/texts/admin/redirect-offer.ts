import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Redirect the old address to the new one?",
  text: "Links to this post, in search results and messages, still use the old address.",
  confirm: "Create the redirect",
  skip: "Not now",
  created: "The old address now redirects to the new one",
  failed: "The redirect could not be created",
  askOwner: "The address of this post has changed. Ask an owner to add a redirect:",
  ledAway: "Readers cannot reach this post, because its new address redirects elsewhere.",
  ledAwayOwner: "Creating the redirect fixes this.",
  ledAwayEditor: "Ask an owner to remove this redirect:",
};

const ar: Widen<typeof en> = {
  title: "هل تريد تحويل الرابط القديم إلى الجديد؟",
  text: "ما زالت روابط هذا المقال في نتائج البحث والرسائل تستخدم الرابط القديم.",
  confirm: "أنشئ إعادة التوجيه",
  skip: "ليس الآن",
  created: "أصبح الرابط القديم يحوّل إلى الجديد",
  failed: "تعذّر إنشاء إعادة التوجيه",
  askOwner: "تغيّر رابط هذا المقال. اطلب من مالك الموقع إضافة إعادة توجيه:",
  ledAway: "لا يصل القرّاء إلى هذا المقال، لأن رابطه الجديد يحوّل إلى مكان آخر.",
  ledAwayOwner: "إنشاء إعادة التوجيه يُصلح ذلك.",
  ledAwayEditor: "اطلب من مالك الموقع حذف إعادة التوجيه هذه:",
};

export const redirectOfferTexts = { en, ar } satisfies Localized<typeof ar>;
