import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "the lakes, the two metro stations and Almas Tower in the middle",
    ar: "البحيرات ومحطتي المترو وبرج الماس في الوسط",
  },
  arrival: {
    en: "Send the cluster's letter, the tower and the flat, and where visitors may park: the wrong side of the lake is a long way round.",
    ar: "أرسل حرف المجمّع واسم البرج ورقم الشقة ومكان وقوف الزوار، فالضفة الأخرى من البحيرة طريقها طويل.",
  },
  calls: {
    "doctor-on-call": {
      en: "Young families with an earache or a bad tummy, flatmates who share the same bug, and people working from home whose back gave up at the desk.",
      ar: "عائلات شابة مع ألم أذن أو مغص، وزملاء سكن انتقلت بينهم العدوى، وعاملون من المنزل خذلهم الظهر أمام الشاشة.",
    },
    "doctor-at-home": {
      en: "A planned visit between two calls of the home office or after nursery: the doctor sees both children, and the parent who caught it from them.",
      ar: "زيارة مرتّبة بين مكالمتي عمل أو بعد الحضانة: يفحص الطبيب الطفلين معًا، ومن انتقلت إليه العدوى منهما.",
    },
    "nurse-on-call": {
      en: "Injections, dressings and the readings your clinic asked for; in a shared flat it happens in your own room, with the door closed.",
      ar: "حقن وضمادات وقياسات طلبتها عيادتك، وفي السكن المشترك تتم الزيارة في غرفتك والباب مغلق.",
    },
    "nurse-at-home": {
      en: "Mothers just back from the hospital and people after keyhole surgery, visited by one nurse who knows by the second day which lift is the quick one.",
      ar: "أمهات عدن لتوّهن من المستشفى، ومن أجروا جراحة بالمنظار، تزورهم ممرّضة واحدة تعرف منذ اليوم الثاني أسرع المصاعد.",
    },
    "lab-test-at-home": {
      en: "Tests at the breakfast table before work, and children's samples taken where they feel safe: on a parent's lap.",
      ar: "تحاليل على طاولة الفطور قبل العمل، وعيّنات الأطفال حيث يشعرون بالأمان: في حضن أحد الوالدين.",
    },
    "iv-therapy-at-home": {
      en: "People who come home worn out from travelling or training and ask for fluids. A short health check decides what goes in, not a menu.",
      ar: "من يعود منهكًا من سفر أو تمرين ويطلب السوائل. يقرّر الفحص القصير ما يناسبه، لا قائمة الطلبات.",
    },
    "elderly-care": {
      en: "Parents on a long visit to their children: someone for the working hours, for meals and medicines, and for a round of the lake on paths without steps.",
      ar: "والدان في زيارة طويلة لأبنائهما: من يبقى معهما ساعات العمل للوجبات والأدوية ولنزهة حول البحيرة على ممرات بلا درج.",
    },
  },
};
