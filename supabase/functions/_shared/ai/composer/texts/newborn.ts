import { adviceListOn, type DangerSignId } from "../../../domain/triage.ts";
import type { Chance } from "../chance.ts";
import type { Both } from "./types.ts";
import type { Locale } from "../../../domain/locales.ts";

/** The text around the signs of mother and baby; the signs are the same in every article. */
const FRAMES: readonly [Frame, ...Frame[]] = [
  {
    heading: ["The first weeks with a newborn", "الأسابيع الأولى مع المولود"],
    baby: [
      "Babies feed eight to twelve times a day and wet more nappies each day of the first week. Put them on their back to sleep, in their own bed. Signs that cannot wait until morning:",
      "يرضع المولود من ثماني مرات إلى اثنتي عشرة مرة في اليوم، وتزداد حفاضاته المبللة كل يوم في الأسبوع الأول. ضعيه على ظهره لينام في سريره. علامات لا تنتظر الصباح:",
    ],
    mother: ["And for the mother:", "وللأم:"],
  },
  {
    heading: ["What to watch in mother and baby", "ما يُراقب عند الأم والمولود"],
    baby: [
      "Milk every two to three hours, by night too, and sneezing now and then are usual in the first weeks. For sleep a newborn lies face up and alone in its cot. What is not usual:",
      "طلب الحليب كل ساعتين أو ثلاث ولو ليلًا، والعطاس أحيانًا، أمران معتادان في الأسابيع الأولى. وللنوم يُوضع المولود على ظهره وحده في سريره. أما ما ليس معتادًا فهو:",
    ],
    mother: ["The mother deserves the same attention:", "والأم تستحق الانتباه نفسه:"],
  },
  {
    heading: ["Mother and baby: what cannot wait", "الأم والمولود: ما لا يحتمل الانتظار"],
    baby: [
      "Feeds that become regular and nappies that grow heavier from day to day are reassuring, and so is a baby who sleeps on the back in a cot of its own. Each of these signs comes with what to do, at any hour:",
      "يطمئن القلب حين تنتظم الرضعات وتثقل الحفاضات يومًا بعد يوم، وحين ينام الطفل على ظهره في سرير له وحده. أما هذه العلامات فلكل منها ما كُتب بجانبها، في أي ساعة:",
    ],
    mother: ["Signs in the mother, even weeks after the birth:", "علامات عند الأم، حتى بعد أسابيع من الولادة:"],
  },
];

/** The most urgent first, in groups whose order says nothing. */
const BABY: readonly (readonly DangerSignId[])[] = [
  ["infantFever", "newbornNotFeeding", "fastBreathingChild", "dryBaby", "infectedCord", "earlyJaundice"],
  ["deepeningJaundice"],
];
const MOTHER: readonly (readonly DangerSignId[])[] = [
  ["bleedingAfterBirth", "headacheAroundBirth", "harmToMotherOrBaby"],
  ["swollenCalf", "feverAfterBirth", "lossAfterBirth"],
];

interface Frame {
  heading: Both;
  baby: Both;
  mother: Both;
}

export function newbornSection(chance: Chance): Both {
  const heading = chance.one(FRAMES).heading;
  const { baby, mother } = chance.one(FRAMES);
  const [ofBaby, ofMother] = [BABY, MOTHER].map((groups) =>
    groups.flatMap((signs) => chance.shuffled(signs)),
  );
  const text = (locale: Locale, index: 0 | 1) =>
    [
      `## ${heading[index]}`,
      baby[index],
      adviceListOn(locale, ...(ofBaby ?? [])),
      mother[index],
      adviceListOn(locale, ...(ofMother ?? [])),
    ].join("\n\n");
  return [text("en", 0), text("ar", 1)];
}
