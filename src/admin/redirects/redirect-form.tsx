import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { schemaPagesQuery } from "@/data/page-schemas/page-schemas.staff-queries";
import { saveRedirect } from "@/data/url-redirects/url-redirects.mutations";
import type { ManagedRedirect } from "@/data/url-redirects/url-redirects.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, SelectField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  redirectSchema,
  redirectValues,
  type RedirectDraft,
  type RedirectFormOutput,
  type RedirectFormValues,
} from "./redirect-form.schema";
import { normalizeRedirectPath, redirectRefusal, isPageOfSite } from "./redirect-problems";

interface RedirectFormProps {
  redirect: RedirectDraft;
  redirects: readonly ManagedRedirect[];
  onClose: () => void;
}

const TARGETS = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  ...serviceSlugs.map(paths.service),
];

export function RedirectForm({ redirect, redirects, onClose }: RedirectFormProps) {
  const { t } = useAdminI18n();
  const texts = t.redirects;
  const { id, updated_at } = redirect;
  const isNew = id === undefined;
  const others = redirects.filter((other) => other.id !== id);
  const form = useForm<RedirectFormValues, unknown, RedirectFormOutput>({
    resolver: zodResolver(redirectSchema(texts.errors, others)),
    defaultValues: redirectValues(redirect),
  });
  const pages = useQuery(schemaPagesQuery).data ?? { location: [], blog: [] };
  const isShadowing = isPageOfSite(
    normalizeRedirectPath(useWatch({ control: form.control, name: "from_path" })),
    pages,
  );
  const path = { form, dir: "ltr", spellCheck: false, autoCapitalize: "none", autoComplete: "off" } as const;
  return (
    <RecordForm
      title={isNew ? texts.add : texts.edit}
      form={form}
      row={isNew ? undefined : { id, updated_at }}
      save={saveRedirect}
      refusalOf={(error, values) => redirectRefusal(error, values, texts.errors)}
      savedText={isNew ? texts.created : texts.updated}
      failedText={texts.failed}
      onClose={onClose}
    >
      <InputField
        {...path}
        name="from_path"
        label={texts.from}
        hint={<span aria-live="polite">{isShadowing ? texts.shadows : texts.fromHint}</span>}
      />
      <InputField {...path} name="to_path" label={texts.to} hint={texts.toHint} list="redirect-targets" />
      <datalist id="redirect-targets">
        {TARGETS.map((target) => (
          <option key={target} value={target}>
            {target}
          </option>
        ))}
      </datalist>
      <SelectField
        form={form}
        name="redirect_type"
        label={texts.type}
        options={[
          { value: "301", label: texts.types[301] },
          { value: "302", label: texts.types[302] },
        ]}
      />
      <SwitchField form={form} name="is_active" label={texts.active} />
    </RecordForm>
  );
}
