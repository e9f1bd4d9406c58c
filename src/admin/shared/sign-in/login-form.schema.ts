import { z } from "zod";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";

export const loginSchema = (texts: AdminDictionary["login"]) =>
  z.object({
    email: z.string().trim().min(1, texts.emailRequired).email(texts.emailInvalid),
    password: z.string().min(1, texts.passwordRequired),
  });

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
