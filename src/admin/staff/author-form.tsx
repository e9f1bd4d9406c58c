import { useMutation, useQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/staff/form-controls";
import { type Account, setStaffAuthor } from "@/data/staff/accounts";
import type { DataOf } from "@/data/staff/client/read";
import { authorNamesQuery } from "@/data/staff/names";
import { localized } from "@/i18n/localized";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { staffTexts } from "@/texts/admin/staff";
import { QueryView } from "../shared/query-view";
import { useFields } from "../sign-in/use-fields";

interface AuthorFormProps {
  account: Account;
  onSaved: () => void;
}

/** As which author somebody approves articles. */
export function AuthorForm(props: AuthorFormProps) {
  const authors = useQuery(authorNamesQuery);
  return <QueryView query={authors}>{(rows) => <AuthorChoice {...props} authors={rows} />}</QueryView>;
}

type AuthorName = DataOf<typeof authorNamesQuery>[number];

function AuthorChoice({ account, onSaved, authors }: AuthorFormProps & { authors: readonly AuthorName[] }) {
  const texts = useTexts(staffTexts);
  const common = useTexts(commonTexts);
  const locale = useLocale();
  const { mutateAsync } = useMutation(setStaffAuthor);
  const { form, field, isSubmitting } = useFields(
    z.object({ author: z.string() }),
    { author: account.author_id ?? "" },
    {
      title: texts.failed,
      at: { author_taken: ["author", texts.authorTaken], row_gone: ["author", texts.authorGone] },
    },
  );
  const choices = authors.filter(({ id, is_active }) => is_active || id === account.author_id);
  const author = field("author");
  return (
    <form
      {...form(async (values) => {
        await mutateAsync({ id: account.id, author: values.author || null });
        toast.success(texts.changed);
        onSaved();
      })}
      className="grid gap-4"
    >
      <FormField label={texts.author} hint={texts.authorHint} error={author.error}>
        {(tied) => (
          <Select className="min-h-13" {...tied} {...author.field}>
            <option value="">{texts.noAuthor}</option>
            {choices.map((one) => (
              <option key={one.id} value={one.id}>
                {localized(one, "name", locale)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <Button type="submit" size="small" className="justify-self-start" isBusy={isSubmitting}>
        {isSubmitting ? common.saving : common.save}
      </Button>
    </form>
  );
}

/** The author who somebody is; that a reviewer is none yet, and so approves nothing. */
export function AuthorOf({ account }: { account: Account }) {
  const texts = useTexts(staffTexts);
  const locale = useLocale();
  const { data: authors } = useQuery({ ...authorNamesQuery, enabled: account.author_id !== null });
  const author = authors?.find(({ id }) => id === account.author_id);
  if (author) {
    return (
      <span className="text-muted-foreground block">
        {texts.authorNamed} <bdi>{localized(author, "name", locale)}</bdi>
      </span>
    );
  }
  return account.role === "reviewer" && account.state !== "invited" && account.author_id === null ? (
    <span className="text-muted-foreground block">{texts.notAnAuthor}</span>
  ) : null;
}
