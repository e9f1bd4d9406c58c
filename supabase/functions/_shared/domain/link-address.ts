import { cleanLabel, cleanPhone } from "./clean-text.ts";
import { latinDigits } from "./latin-digits.ts";

/** The targets of links in texts: one rule for pages, previews and the editor's button. */

/** Invisible characters, as the addresses of a Markdown tree encode them. */
const ENCODED_MARKS = /%E2%80%(?:8[B-F]|A[A-E])|%E2%81%A[06-9]|%EF%BB%BF|%D8%9C/gi;
const ENCODED_SPACE = /%C2%A0/gi;

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;
const EMAIL = /^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;
const PHONE = /^(?:\+|00)(?:[ ().\-\u2010-\u2015]{0,3}\d){6,15}[ )]*$/;
/** A local number in the Emirates: 04 000 0000, 050 000 0000, 800-CARE. */
const LOCAL_PHONE = /^(?:0[1-9]\d{7,8}|[68]00(?:\d{4,6}|[A-Z]{4,7}))$/;
const EXTENSION = / ?(?:ext(?:ension)?\.?|x|تحويلة)[ :.=]*(\d{1,6})$/i;
/** The addresses that open a chat with a number: their beginning, and the number. */
const CHAT =
  /^((?:https?:\/\/)?wa\.me\/|https?:\/\/(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)([^/?#&]*)/i;
const CHAT_PROGRAM = /^whatsapp:\/\/send\/?(?=\?)/i;

/** Letters on the keys of a telephone, from 2 to 9: 800-CARE. */
const KEYS = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** The address of a link; undefined when it is invalid, or could run a script. */
export function linkAddress(written: string): string | undefined {
  const address = written
    .replace(ENCODED_MARKS, "")
    .replace(ENCODED_SPACE, "%20")
    .trim()
    .replace(/^(https?:\/\/|mailto:)(?:%20|\s)+/i, "$1")
    .replace(CHAT_PROGRAM, "https://api.whatsapp.com/send")
    .replace(CHAT, chat);
  const plain = cleanLabel(decoded(address));
  const [, scheme, rest = ""] = /^(tel|callto|sms):([^]*)$/i.exec(plain) ?? [];
  if (scheme) return dialled(scheme.toLowerCase() === "sms" ? "sms" : "tel", rest);
  if (/^(?:https?|mailto):/i.test(address)) return address;
  // A colon after a host is not a scheme's.
  if (/^[^/?#]*:/.test(address) && !HOST.test(address)) return undefined;
  return completed(address) ?? address;
}

/** The complete address in a text, like clinic.example/x or a number; undefined for other words. */
export function addressIn(text: string): string | undefined {
  const clean = cleanLabel(text);
  return /^(?:(?:https?|mailto|tel|callto|sms|whatsapp):\S|\/\S)/i.test(clean)
    ? linkAddress(clean)
    : completed(clean);
}

function completed(address: string): string | undefined {
  if (EMAIL.test(address)) return `mailto:${address}`;
  const number = latinDigits(decoded(address));
  const isLocal = /^[\d ()-]+[A-Z]*$/.test(number) && LOCAL_PHONE.test(cleanPhone(number));
  if (isLocal || PHONE.test(number)) return dialled("tel", number);
  return HOST.test(address) ? `https://${address}` : undefined;
}

/** An address inside a Markdown link. Characters that would end it are escaped. */
export const addressMarkdown = (address: string): string =>
  address
    .replace(/[\s<>\\"]/g, encodeURIComponent)
    .replace(/\(/g, "%28")
    .replace(/\)/g, "%29");

function dialled(scheme: string, text: string): string | undefined {
  const [, written = "", more = ""] = /^([^?;,&]*)([^]*)$/.exec(text) ?? [];
  const extension = EXTENSION.exec(latinDigits(written));
  const number = numberOf(written.slice(0, extension?.index));
  if (number === undefined) return undefined;
  if (extension) return `${scheme}:${number},${extension[1]}`;
  const isKnown = scheme === "sms" ? /^[?;&][?;&]?body=/i : /^[;,][\w=,;-]*$/;
  return `${scheme}:${number}${isKnown.test(more) ? encodeURI(more) : ""}`;
}

/** A telephone number in plain digits, with its plus. */
function numberOf(text: string): string | undefined {
  const plain = cleanPhone(text);
  if (!/^\+?\d{2,}[a-z]{0,12}\d*$/i.test(plain)) return undefined;
  return plain.replace(/[a-z]/gi, (letter) =>
    String(2 + KEYS.findIndex((letters) => letters.includes(letter.toLowerCase()))),
  );
}

/** The address of a chat contains only the number's digits. */
function chat(whole: string, before: string, to: string): string {
  const number = numberOf(cleanLabel(decoded(to)));
  return number === undefined ? whole : before.replace(/^http:/i, "https:") + number.replace("+", "");
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // Its % encodes nothing.
    return address;
  }
}
