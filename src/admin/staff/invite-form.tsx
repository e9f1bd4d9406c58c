import { cleanEmail } from "@domain/clean-text";
import { STAFF_ROLES } from "@domain/staff-role";
import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { makeAccountLink } from "@/data/staff/accounts";
import { isolated } from "@/i18n/isolated";
import { adminPaths } from "../shared/admin-paths";
import { Card } from "../shared/card";
import { copyText } from "../shared/copy-text";
import { Options } from "../shared/options";
import { EmailField, NameField, nameSchema } from "../sign-in/account-fields";
import { useFields } from "../sign-in/use-fields";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { staffTexts } from "@/texts/admin/staff";

export interface LinkToHandOn {
  email: string;
  token: string;
  mailed: boolean;
}

/** Makes a link for a new person, who chooses a password with it. */
export function InviteForm({ onMade }: { onMade: (link: LinkToHandOn) => void }) {
  const texts = useTexts(staffTexts);
  const schema = z.object({
    name: nameSchema(useTexts(accountTexts)),
    email: z.string().overwrite(cleanEmail).pipe(z.email(texts.emailInvalid)),
    role: z.enum(STAFF_ROLES),
  });
  const { mutateAsync } = useMutation(makeAccountLink);
  const empty = { name: "", email: "", role: "editor" } as const;
  const { form, field, isSubmitting, reset, watch } = useFields(schema, empty, {
    title: texts.inviteFailed,
    at: { conflict: ["email", texts.alreadyStaff] },
  });
  const submit = async ({ email, ...person }: z.infer<typeof schema>) => {
    onMade({ email, ...(await mutateAsync({ action: "invite", email, ...person })) });
    reset();
  };
  return (
    <Card title={texts.inviteTitle}>
      <form
        {...form(submit)}
        className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_12rem_auto]"
      >
        <NameField {...field("name")} />
        <EmailField {...field("email")} autoComplete="off" />
        <FormField label={texts.role} hint={texts.rolesHelp[watch("role")]}>
          {(tied) => (
            <Select className="min-h-13" {...tied} {...field("role").field}>
              <Options of={STAFF_ROLES} label={(role) => texts.roles[role]} />
            </Select>
          )}
        </FormField>
        <Button type="submit" className="xl:mt-8" isBusy={isSubmitting}>
          {isSubmitting ? texts.inviting : texts.invite}
        </Button>
      </form>
    </Card>
  );
}

/** A new link: it cannot be shown again. */
export function MadeLink({ link: { email, token, mailed } }: { link: LinkToHandOn }) {
  const texts = useTexts(staffTexts);
  const address = `${window.location.origin}${adminPaths.link}#${token}`;
  return (
    <section
      aria-labelledby="made-link"
      aria-live="polite"
      className="rounded-card border-primary bg-card grid gap-3 border p-5"
    >
      <h2 id="made-link" className="text-xl tracking-normal">
        {texts.linkTitle(isolated(email))}
      </h2>
      <p className="text-base">
        {texts.linkText} {mailed && texts.linkMailed}
      </p>
      <div className="flex flex-wrap gap-3">
        <Input
          dir="ltr"
          readOnly
          aria-labelledby="made-link"
          value={address}
          className="min-w-0 flex-1"
          onFocus={(event) => event.target.select()}
        />
        <Button size="small" onClick={() => void copyText(address, texts)}>
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
