import { z } from "zod";
import { cleanEmail } from "@domain/clean-text";
import type { TextsOf } from "@/i18n/widen";
import type { loginTexts } from "@/words/admin/login";

const MAX_EMAIL_LENGTH = 254;

/** The address of an account: one that somebody signs in with, or asks for a link to. */
export const emailSchema = (texts: TextsOf<typeof loginTexts>) =>
  z
    .string()
    .overwrite(cleanEmail)
    .min(1, texts.emailRequired)
    .email(texts.emailInvalid)
    .max(MAX_EMAIL_LENGTH, texts.emailInvalid);
