import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { saveAuthor, type AuthorValues } from "@/data/authors/authors.mutations";
import type { ManagedAuthor } from "@/data/authors/authors.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, PairField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import { authorRefusal, authorSchema, authorValues } from "./author-form.schema";

interface AuthorFormProps {
  author: ManagedAuthor | undefined;
  onClose: () => void;
}

export function AuthorForm({ author, onClose }: AuthorFormProps) {
  const { t } = useAdminI18n();
  const texts = t.authors;
  const form = useForm<AuthorValues>({
    resolver: zodResolver(authorSchema(t)),
    defaultValues: authorValues(author),
  });
  return (
    <RecordForm
      title={author ? texts.edit : texts.add}
      form={form}
      row={author}
      save={saveAuthor}
      refusalOf={(error) => authorRefusal(error, texts.errors)}
      savedText={author ? texts.updated : texts.created}
      failedText={texts.failed}
      onClose={onClose}
    >
      <PairField
        form={form}
        names={{ en: "name", ar: "name_ar" }}
        labels={{ en: texts.nameEn, ar: texts.nameAr }}
      />
      <PairField
        form={form}
        names={{ en: "role", ar: "role_ar" }}
        labels={{ en: texts.roleEn, ar: texts.roleAr }}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField
          form={form}
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
        <InputField
          form={form}
          name="avatar_url"
          label={texts.avatar}
          hint={texts.avatarHint}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
        />
      </div>
      <PairField
        form={form}
        names={{ en: "bio", ar: "bio_ar" }}
        labels={{ en: texts.bioEn, ar: texts.bioAr }}
        rows={5}
      />
      <SwitchField form={form} name="is_active" label={texts.active} />
    </RecordForm>
  );
}
