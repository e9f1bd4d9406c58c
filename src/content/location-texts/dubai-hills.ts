import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "Dubai Hills Park, the mall and the golf course",
    ar: "حديقة دبي هيلز والمول وملعب الغولف",
  },
  arrival: {
    en: "Send the community, the street and the villa's number, or simply a location pin: the streets look alike after dark.",
    ar: "أرسل اسم المجمّع والشارع ورقم الفيلا، أو موقعك على الخريطة فحسب، فالشوارع تتشابه بعد الغروب.",
  },
  calls: {
    "doctor-on-call": {
      en: "A fever after nursery, an ankle twisted on the park's cycle track, a grandparent's blood pressure reading that worries the whole house.",
      ar: "حرارة بعد الحضانة، وكاحل التوى على مسار الدراجات في الحديقة، وقراءة ضغط عند أحد الأجداد أقلقت البيت كله.",
    },
    "doctor-at-home": {
      en: "One visit for the whole villa: the baby is looked at, the grandparents' medicines are gone through, and there is time for the question you kept for last.",
      ar: "زيارة واحدة للفيلا كلها: نطمئن على الرضيع، ونراجع أدوية الأجداد، ويبقى وقت للسؤال الذي أجّلته إلى النهاية.",
    },
    "nurse-on-call": {
      en: "Checks on a newborn that your doctor asked for, injections, and dressings for knees that met the playground.",
      ar: "متابعة للمولود طلبها طبيبكم، وحقن، وضمادات لرُكَب تعثّرت في الملعب.",
    },
    "nurse-at-home": {
      en: "The first weeks after a birth or an operation: wound care, medicines on time, and a nurse who shows the family what to do between her visits.",
      ar: "الأسابيع الأولى بعد ولادة أو عملية: عناية بالجرح، وأدوية في موعدها، وممرّضة تعلّم العائلة ما تفعله بين زيارة وأخرى.",
    },
    "lab-test-at-home": {
      en: "Children and grandparents on the same morning, without hurry, with a cartoon playing if that helps.",
      ar: "الأطفال والأجداد في صباح واحد، بلا عجلة، ومع رسوم متحركة إن كان ذلك يساعد.",
    },
    "iv-therapy-at-home": {
      en: "People recovering at home who ask about fluids or vitamins: the nurse checks first and stays with them, and where there is doubt a doctor decides.",
      ar: "متعافون في بيوتهم يسألون عن السوائل أو الفيتامينات: تقيّم الممرّضة أولًا وتبقى معهم، وعند الشك يقرّر الطبيب.",
    },
    "elderly-care": {
      en: "Grandparents in a villa: the stairs, the bathroom and the garden made safe to walk in, with a carer who comes to know the house and its rhythm.",
      ar: "أجداد في الفيلا: درج وحمّام وحديقة يمشون فيها بأمان، ومرافق يعرف البيت وإيقاعه يومًا بعد يوم.",
    },
  },
};
