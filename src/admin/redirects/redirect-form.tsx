import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { ADDRESS_INPUT } from "@/admin/shared/address-input";
import { Options } from "@/admin/shared/options";
import { paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { schemaPagesQuery } from "@/data/page-schemas/page-schemas.staff-queries";
import { saveRedirect } from "@/data/url-redirects/url-redirects.mutations";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, SelectField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm, type RowFormProps } from "../shared/manage/record-form";
import {
  redirectSchema,
  redirectValues,
  type RedirectDraft,
  type RedirectValues,
} from "./redirect-form.schema";
import { isPageOfSite, normalizeRedirectPath, redirectRefusal } from "./redirect-problems";

const TARGETS = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  ...serviceSlugs.map(paths.service),
];

export function RedirectForm({ row: redirect = {}, onClose }: RowFormProps<RedirectDraft>) {
  const texts = useAdminI18n().t.redirects;
  const { id, updated_at } = redirect;
  return (
    <RecordForm
      texts={texts}
      schema={redirectSchema(texts.errors)}
      values={redirectValues(redirect)}
      row={id === undefined ? undefined : { id, updated_at }}
      save={saveRedirect}
      refusalOf={(error, values) => redirectRefusal(error, values, texts.errors)}
      onClose={onClose}
    >
      <FromField />
      <InputField<RedirectValues>
        {...ADDRESS_INPUT}
        name="to_path"
        label={texts.to}
        hint={texts.toHint}
        list="redirect-targets"
      />
      <datalist id="redirect-targets">
        <Options of={TARGETS} />
      </datalist>
      <SelectField<RedirectValues>
        name="redirect_type"
        label={texts.type}
        options={(["301", "302"] as const).map((value) => ({ value, label: texts.types[value] }))}
      />
      <SwitchField<RedirectValues> name="is_active" label={texts.active} />
    </RecordForm>
  );
}

/** Warns if a page exists at the redirect's source. */
function FromField() {
  const texts = useAdminI18n().t.redirects;
  const pages = useQuery(schemaPagesQuery).data ?? { location: [], blog: [] };
  const from = useWatch<RedirectValues, "from_path">({ name: "from_path" });
  const isShadowing = isPageOfSite(normalizeRedirectPath(from), pages);
  return (
    <InputField<RedirectValues>
      {...ADDRESS_INPUT}
      name="from_path"
      label={texts.from}
      hint={<span aria-live="polite">{isShadowing ? texts.shadows : texts.fromHint}</span>}
    />
  );
}
