import { adviceListOn, type DangerSignId } from "../../domain/triage.ts";
import { type Locale, type Localized } from "../../domain/locales.ts";
import type { Topic } from "../topics.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { writerTexts } from "./texts.generated.ts";

const NEWBORN = /newborn|postnatal/i;

/** What an article says about its own topic besides the texts about the service; at most one section. */
export function notesOn({ title_en }: Topic): Localized[] {
  if (NEWBORN.test(title_en)) return [newbornSection(chanceOf(title_en.toLowerCase()))];
  const note = writerTexts.notes.find(({ about }) => new RegExp(about, "i").test(title_en));
  return note ? [note.text] : [];
}

/** The text around the signs of mother and baby varies; the signs are the same in every article. */
function newbornSection(chance: Chance): Localized {
  const { frames, babySigns, motherSigns } = writerTexts.newborn;
  const { heading } = chance.one(frames);
  const { baby, mother } = chance.one(frames);
  const [ofBaby, ofMother] = [babySigns, motherSigns].map((groups): DangerSignId[] =>
    groups.flatMap((signs) => chance.shuffled(signs)),
  );
  const text = (locale: Locale) =>
    [
      `## ${heading[locale]}`,
      baby[locale],
      adviceListOn(locale, ...(ofBaby ?? [])),
      mother[locale],
      adviceListOn(locale, ...(ofMother ?? [])),
    ].join("\n\n");
  return { en: text("en"), ar: text("ar") };
}
