const BE = "am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|gets?|got|getting";

/** Past participles that do not end in -ed, as they occur in articles about care. */
const IRREGULAR =
  "begun|bitten|born|borne|bought|bound|broken|brought|built|burnt|caught|chosen|cut|dealt|done|drawn|driven|eaten|" +
  "fed|felt|forbidden|forgotten|found|frozen|given|grown|held|hidden|hit|hurt|kept|known|laid|led|left|lent|lost|made|" +
  "meant|met|overdone|paid|proven|put|read|reset|rung|said|seen|sent|set|sewn|shaken|shown|shut|sold|spent|split|spoken|" +
  "spread|stolen|stuck|sung|swollen|taken|taught|thought|thrown|told|torn|undergone|understood|undertaken|withdrawn|won|" +
  "worn|written";

/** Words in -ed that say how someone or something is, not what was done. */
const ADJECTIVES = new Set(
  (
    "aged bed bored complicated concerned confused dedicated delighted detailed embarrassed excited exhausted " +
    "experienced frightened indeed interested led limited married need pleased prepared qualified red related relaxed " +
    "relieved sacred scared shed skilled speed supposed surprised tired unexpected unrelated used worried"
  ).split(" "),
);

/** At most two words may be between, such as "not" or "usually". */
const PASSIVE = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${BE})\s+(?:(?:not|never|also|already|often|always|then|being|been|\p{L}+ly)\s+){0,2}(\p{L}+ed|${IRREGULAR})(?!\p{L})`,
  "giu",
);

/** Whether an English sentence says what is done and not who does it. Found by its form: good enough to advise, not to judge. */
export const isPassive = (sentence: string): boolean =>
  Array.from(sentence.replace(/’/g, "'").matchAll(PASSIVE)).some(
    ([, participle = ""]) => !ADJECTIVES.has(participle.toLowerCase()),
  );
