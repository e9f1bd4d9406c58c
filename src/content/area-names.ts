import type { Locale } from "@/i18n/locales";

/**
 * Streets, towers and communities in Arabic, by the one name under which the database keeps them. Whatever is missing
 * here is shown as it is stored.
 */
const ARABIC: ReadonlyMap<string, string> = new Map([
  ["Marina Walk", "ممشى المارينا"],
  ["JBR", "جي بي آر"],
  ["Marina Promenade", "مارينا بروميناد"],
  ["Emaar Six Towers", "أبراج إعمار الستة"],
  ["Bluewaters Island", "جزيرة بلوواترز"],
  ["Dubai Harbour", "دبي هاربر"],
  ["Burj Khalifa Boulevard", "بوليفارد برج خليفة"],
  ["Old Town", "البلدة القديمة"],
  ["Opera District", "حي الأوبرا"],
  ["South Ridge", "ساوث ريدج"],
  ["The Residences", "ذا ريزيدنسز"],
  ["Burj Views", "برج فيوز"],
  ["Bay Avenue", "باي أفنيو"],
  ["Executive Towers", "إكزكيوتف تاورز"],
  ["Marasi Drive", "مراسي درايف"],
  ["Churchill Towers", "أبراج تشرشل"],
  ["Al Abraj Street", "شارع الأبراج"],
  ["Damac Towers", "أبراج داماك"],
  ["Cluster A to Z", "المجمّعات من إيه إلى زد"],
  ["Lake Level", "ليك ليفل"],
  ["Almas Tower", "برج الماس"],
  ["JLT Park", "حديقة أبراج البحيرات"],
  ["Jumeirah Islands", "جزر جميرا"],
  ["Emirates Living", "إميريتس ليفينغ"],
  ["Shoreline Apartments", "شقق شورلاين"],
  ["Golden Mile", "غولدن مايل"],
  ["Garden Homes", "غاردن هومز"],
  ["Signature Villas", "فلل سيغنتشر"],
  ["The Crescent", "الهلال"],
  ["Palm Tower", "برج النخلة"],
  ["Maple", "ميبل"],
  ["Sidra", "سدرة"],
  ["Park Heights", "بارك هايتس"],
  ["Golf Place", "غولف بليس"],
  ["Mulberry", "مولبري"],
  ["Dubai Hills Mall", "دبي هيلز مول"],
  ["Jumeirah 1", "جميرا 1"],
  ["Jumeirah 2", "جميرا 2"],
  ["Jumeirah 3", "جميرا 3"],
  ["Umm Suqeim", "أم سقيم"],
  ["Al Wasl", "الوصل"],
  ["Al Safa", "الصفا"],
  ["City Walk", "سيتي ووك"],
  ["Al Rigga", "الرقة"],
  ["Al Muraqqabat", "المرقبات"],
  ["Port Saeed", "بور سعيد"],
  ["Naif", "نايف"],
  ["Abu Hail", "أبو هيل"],
  ["Hor Al Anz", "هور العنز"],
  ["Al Mamzar", "الممزر"],
]);

/** The name of an area as the page's readers know it. */
export const areaName = (stored: string, locale: Locale): string =>
  (locale === "ar" && ARABIC.get(stored)) || stored;
