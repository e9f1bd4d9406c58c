import { plural } from "@/i18n/format";

export const wordsEn = (count: number) => plural(count, "en", { one: "{n} word", other: "{n} words" });

export const wordsAr = (count: number) =>
  plural(count, "ar", {
    zero: "0 كلمة",
    one: "كلمة واحدة",
    two: "كلمتان",
    few: "{n} كلمات",
    many: "{n} كلمة",
    other: "{n} كلمة",
  });
