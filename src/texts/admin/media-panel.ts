import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  panel: {
    title: "Media",
    imagesTitle: "Images",
    uploadImages: "Upload images",
    chooseFromLibrary: "Choose from library",
    dropHint: "Drop or paste images here.",
    uploadedToast: (count: number) => `${count} image(s) uploaded successfully`,
    uploadFailed: "Upload failed",
    recent: "Uploaded just now",
    insert: "Insert into content",
    useAsHero: "Use as hero",
    altLabel: "Alt text",
    altDefault: { en: "Image", ar: "صورة" } as Localized,
    inserted: "Image inserted into content",
    heroSet: "Hero image set",
    bodyNote: "Readers see the hero image; images inside the text are not shown on the public page.",
    videoLabel: "YouTube or Vimeo address",
    embed: "Embed video",
    embedded: "Video embedded successfully",
    invalidVideo: "Invalid video URL",
    invalidVideoText: "Please provide a valid YouTube or Vimeo URL",
  },
  picker: {
    title: "Choose an image",
    choose: (name: string) => `Choose ${name}`,
    none: "No images found",
    change: "Change image",
    choosePicture: "Choose image",
    remove: "Remove image",
    preview: "The chosen image",
  },
};

const ar: Widen<typeof en> = {
  panel: {
    title: "الوسائط",
    imagesTitle: "الصور",
    uploadImages: "رفع صور",
    chooseFromLibrary: "اختيار من المكتبة",
    dropHint: "أفلِت الصور هنا أو الصقها.",
    uploadedToast: (count) =>
      plural(count, "ar", {
        one: "تم رفع صورة واحدة",
        two: "تم رفع صورتين",
        few: "تم رفع {n} صور",
        many: "تم رفع {n} صورة",
        other: "تم رفع {n} صورة",
      }),
    uploadFailed: "تعذّر الرفع",
    recent: "رُفعت للتو",
    insert: "إدراج في المحتوى",
    useAsHero: "صورة رئيسية",
    altLabel: "النص البديل",
    altDefault: { en: "Image", ar: "صورة" },
    inserted: "أُدرجت الصورة في المحتوى",
    heroSet: "أصبحت الصورة هي الصورة الرئيسية",
    bodyNote: "يرى القرّاء الصورة الرئيسية؛ أما الصور داخل النص فلا تظهر في الصفحة المنشورة.",
    videoLabel: "رابط يوتيوب أو فيميو",
    embed: "تضمين الفيديو",
    embedded: "تم تضمين الفيديو",
    invalidVideo: "رابط الفيديو غير صالح",
    invalidVideoText: "يُرجى إدخال رابط صحيح من يوتيوب أو فيميو",
  },
  picker: {
    title: "اختيار صورة",
    choose: (name) => `اختيار ${name}`,
    none: "لم يُعثر على صور",
    change: "تغيير الصورة",
    choosePicture: "اختيار صورة",
    remove: "إزالة الصورة",
    preview: "الصورة المختارة",
  },
};

/** The editor's panel of media and the choice of an image. */
export const mediaPanelTexts = { en, ar } satisfies Localized<typeof ar>;
