import { z } from "zod";
import type { ManagedService } from "@/data/services/services.staff-queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { describedFields, NEW_DESCRIBED, startingValues, wholeNumber } from "../shared/manage/form-rules";

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

export type ServiceValues = z.input<ReturnType<typeof serviceSchema>>;

export const serviceValues = (service: ManagedService | undefined): ServiceValues => ({
  ...startingValues(NEW_DESCRIBED, service),
  starting_price: service?.starting_price?.toString() ?? "",
});
