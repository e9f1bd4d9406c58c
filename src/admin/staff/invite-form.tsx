import { cleanEmail } from "@domain/contact-text";
import { STAFF_ROLES } from "@domain/staff-role";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { AppError } from "@/data/client/errors";
import { makeAccountLink } from "@/data/staff/accounts";
import { failureText } from "../shared/failure-text";
import { Options } from "../shared/options";
import type { LinkToHandOn } from "./made-link";
import { useTexts } from "@/i18n/i18n";
import { staffTexts } from "@/words/admin/staff";
import { commonTexts } from "@/words/admin/common";

/** Makes a link for somebody new, who chooses a password by it. */
export function InviteForm({ onMade }: { onMade: (link: LinkToHandOn) => void }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(staffTexts);
  const schema = z.object({
    email: z.string().overwrite(cleanEmail).pipe(z.email(texts.emailInvalid)),
    role: z.enum(STAFF_ROLES),
  });
  const { register, handleSubmit, formState, reset, setError } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: "", role: "editor" },
  });
  const { mutateAsync } = useMutation(makeAccountLink);
  const { errors, isSubmitting } = formState;
  const submit = async ({ email, role }: z.infer<typeof schema>) => {
    try {
      onMade({ email, ...(await mutateAsync({ action: "invite", email, role })) });
    } catch (error) {
      const isStaff = error instanceof AppError && error.code === "conflict";
      if (isStaff) setError("email", { message: texts.alreadyStaff }, { shouldFocus: true });
      toast.error(texts.inviteFailed, {
        description: isStaff ? texts.alreadyStaff : failureText(error, common),
      });
      return;
    }
    reset();
  };
  return (
    <section aria-labelledby="invite" className="rounded-card border-border bg-card grid gap-4 border p-5">
      <h2 id="invite" className="text-xl tracking-normal">
        {texts.inviteTitle}
      </h2>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="grid items-start gap-4 sm:grid-cols-[1fr_12rem_auto]"
      >
        <FormField label={texts.email} error={errors.email?.message}>
          {(field) => (
            <Input type="email" dir="ltr" autoComplete="off" required {...field} {...register("email")} />
          )}
        </FormField>
        <FormField label={texts.role}>
          {(field) => (
            <Select className="min-h-13" {...field} {...register("role")}>
              <Options of={STAFF_ROLES} label={(role) => texts.roles[role]} />
            </Select>
          )}
        </FormField>
        <Button type="submit" className="sm:mt-8" isBusy={isSubmitting}>
          {isSubmitting ? texts.inviting : texts.invite}
        </Button>
      </form>
    </section>
  );
}
