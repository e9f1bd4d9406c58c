import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { setStaffName } from "@/data/staff/accounts";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";
import { NameField, nameSchema } from "./account-fields";
import { useFields } from "./use-fields";

interface NameFormProps {
  /** The id of the person. */
  id: string;
  name: string;
  onSaved?: () => void;
}

/** A form for a person's name. */
export function NameForm({ id, name, onSaved }: NameFormProps) {
  const accountPageTexts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const texts = accountPageTexts.name;
  const { mutateAsync } = useMutation(setStaffName);
  const schema = z.object({ name: nameSchema(accountPageTexts) });
  const { form, field, isSubmitting } = useFields(
    schema,
    { name },
    { title: texts.failed, at: { staff_name: ["name", texts.problem] } },
  );
  const submit = async (values: z.infer<typeof schema>) => {
    await mutateAsync({ id, ...values });
    toast.success(texts.saved);
    onSaved?.();
  };
  return (
    <form {...form(submit)} className="grid gap-4">
      <NameField {...field("name")} />
      <Button type="submit" size="small" className="justify-self-start" isBusy={isSubmitting}>
        {isSubmitting ? common.saving : common.save}
      </Button>
    </form>
  );
}
