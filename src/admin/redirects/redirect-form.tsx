import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ADDRESS_INPUT } from "@/admin/shared/address-input";
import { Options } from "@/admin/shared/options";
import { paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { schemaPagesQuery } from "@/data/staff/page-schemas.queries";
import { redirectProblemQuery } from "@/data/staff/redirect-problem.queries";
import { saveRedirect } from "@/data/staff/url-redirects.mutations";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField, SelectField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm, type RowFormProps } from "../shared/manage/record-form";
import { useSettled } from "../shared/use-settled";
import {
  redirectSchema,
  redirectValues,
  type RedirectDraft,
  type RedirectValues,
} from "./redirect-form.schema";
import { fieldProblem, redirectRefusal } from "./redirect-refusal";
import { isPageOfSite } from "./shadowed-page";
import { typedPath } from "./typed-path";

const TARGETS = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  ...serviceSlugs.map(paths.service),
];

export function RedirectForm({ row: redirect = {}, onClose, onRenew }: RowFormProps<RedirectDraft>) {
  const texts = useAdminI18n().t.redirects;
  const { id, updated_at } = redirect;
  return (
    <RecordForm
      entity="url_redirect"
      name={redirect.from_path}
      texts={texts}
      schema={redirectSchema(texts.errors)}
      values={redirectValues(redirect)}
      row={id === undefined ? undefined : { id, updated_at }}
      save={saveRedirect}
      refusalOf={(error, values) => redirectRefusal(error, values, texts.errors)}
      onClose={onClose}
      onRenew={onRenew}
    >
      <PathFields id={id} />
      <SelectField<RedirectValues>
        name="redirect_type"
        label={texts.type}
        options={(["301", "302"] as const).map((value) => ({ value, label: texts.types[value] }))}
      />
      <SwitchField<RedirectValues> name="is_active" label={texts.active} />
    </RecordForm>
  );
}

/** Warns if a page exists at the redirect's source, and says what the database has against the redirect while one types. */
function PathFields({ id }: { id: string | undefined }) {
  const texts = useAdminI18n().t.redirects;
  const { formState } = useFormContext<RedirectValues>();
  const pages = useQuery(schemaPagesQuery).data ?? { location: [], blog: [] };
  const [from, to, isActive] = useWatch<RedirectValues, ["from_path", "to_path", "is_active"]>({
    name: ["from_path", "to_path", "is_active"],
  });
  const typed = { from_path: typedPath(from), to_path: typedPath(to) };
  const asked = { from_path: useSettled(typed.from_path), to_path: useSettled(typed.to_path) };
  const { data } = useQuery({
    ...redirectProblemQuery(asked, isActive, id),
    enabled: asked.from_path !== "" && asked.to_path !== "",
  });
  const problem = data ? fieldProblem(data, asked, texts.errors) : undefined;
  const hintOf = (name: "from_path" | "to_path", hint: ReactNode) => {
    // An answer to what was typed before says nothing, and an error at the field says enough.
    const isCurrent = problem?.name === name && asked[name] === typed[name] && !formState.errors[name];
    return (
      <span aria-live="polite" className={isCurrent ? "text-destructive" : undefined}>
        {isCurrent ? problem.message : hint}
      </span>
    );
  };
  return (
    <>
      <InputField<RedirectValues>
        {...ADDRESS_INPUT}
        name="from_path"
        label={texts.from}
        hint={hintOf("from_path", isPageOfSite(typed.from_path, pages) ? texts.shadows : texts.fromHint)}
      />
      <InputField<RedirectValues>
        {...ADDRESS_INPUT}
        name="to_path"
        label={texts.to}
        hint={hintOf("to_path", texts.toHint)}
        list="redirect-targets"
      />
      <datalist id="redirect-targets">
        <Options of={TARGETS} />
      </datalist>
    </>
  );
}
