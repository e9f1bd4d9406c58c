import { saveAuthor, type AuthorValues } from "@/data/staff/authors.mutations";
import type { ManagedAuthor } from "@/data/staff/authors.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, PairField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm, type RowFormProps } from "../shared/manage/record-form";
import { authorRefusal, authorSchema, authorValues } from "./author-form.schema";

export function AuthorForm({ row: author, onClose, onRenew }: RowFormProps<ManagedAuthor>) {
  const { t } = useAdminI18n();
  const texts = t.authors;
  return (
    <RecordForm
      entity="author"
      name={author?.name}
      texts={texts}
      schema={authorSchema(t)}
      values={authorValues(author)}
      row={author}
      save={saveAuthor}
      refusalOf={(error) => authorRefusal(error, texts.errors)}
      onClose={onClose}
      onRenew={onRenew}
    >
      <PairField<AuthorValues> names={["name", "name_ar"]} labels={[texts.nameEn, texts.nameAr]} />
      <PairField<AuthorValues> names={["role", "role_ar"]} labels={[texts.roleEn, texts.roleAr]} />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField<AuthorValues>
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
        <InputField<AuthorValues>
          name="avatar_url"
          label={texts.avatar}
          hint={texts.avatarHint}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
        />
      </div>
      <PairField<AuthorValues> names={["bio", "bio_ar"]} labels={[texts.bioEn, texts.bioAr]} rows={5} />
      <SwitchField<AuthorValues> name="is_active" label={texts.active} />
    </RecordForm>
  );
}
