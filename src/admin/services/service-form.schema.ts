import { z } from "zod";
import type { ManagedService } from "@/data/services/services.staff-queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { describedFields, wholeNumber } from "../shared/manage/form-rules";

const HIGHEST_PRICE = 100_000;

/** What the database takes, said before it is sent. No price is a price that nobody has named yet. */
export const serviceSchema = ({ services, manage }: AdminDictionary) =>
  z.object({
    ...describedFields(manage.errors),
    starting_price: z.string().transform((text, context) => {
      if (text.trim() === "") return null;
      const price = wholeNumber(text, 0, HIGHEST_PRICE);
      if (price === undefined) context.addIssue({ code: "custom", message: services.errors.price });
      return price ?? null;
    }),
  });

export type ServiceFormValues = z.input<ReturnType<typeof serviceSchema>>;
export type ServiceFormOutput = z.output<ReturnType<typeof serviceSchema>>;

export const serviceValues = (service: ManagedService | undefined): ServiceFormValues => ({
  slug: service?.slug ?? "",
  starting_price: service?.starting_price?.toString() ?? "",
  name_en: service?.name_en ?? "",
  name_ar: service?.name_ar ?? "",
  description_en: service?.description_en ?? "",
  description_ar: service?.description_ar ?? "",
  is_active: service?.is_active ?? true,
});
