import { PERMIT_KINDS, type PermitKind } from "@domain/permits";
import { savePermit } from "@/data/staff/permits.mutations";
import type { StoredPermit } from "@/data/staff/permits.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { FactUses } from "../shared/fact-uses";
import { InputField, PairField, SelectField } from "../shared/manage/record-fields";
import { RecordForm, type RowFormProps } from "../shared/manage/record-form";
import { PaperField } from "./paper-field";
import {
  permitQuestion,
  permitRefusal,
  permitSchema,
  permitValues,
  type PermitValues,
} from "./permit-form.schema";

/** A permit: who granted what under which number, from when until when, the paper, and where it is used. */
export function PermitForm({ row: permit, onClose, onRenew }: RowFormProps<StoredPermit>) {
  const { t } = useAdminI18n();
  const texts = t.permits;
  return (
    <RecordForm
      entity="permit"
      name={permit?.number}
      texts={texts}
      schema={permitSchema(t)}
      values={permitValues(permit)}
      row={permit}
      save={savePermit}
      refusalOf={(error) => permitRefusal(error, t)}
      questionOf={(values) => permitQuestion(values, t)}
      onClose={onClose}
      onRenew={onRenew}
      size="large"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField<PermitValues>
          name="kind"
          label={texts.kind}
          options={PERMIT_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <InputField<PermitValues>
          name="number"
          label={texts.number}
          hint={texts.numberHint}
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <PairField<PermitValues> names={["authority_en", "authority_ar"]} labels={texts.authority} />
      <PairField<PermitValues> names={["scope_en", "scope_ar"]} labels={texts.scope} />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField<PermitValues> name="issued" label={texts.issued} type="date" dir="ltr" />
        <InputField<PermitValues>
          name="expires"
          label={texts.expires}
          hint={texts.expiresHint}
          type="date"
          dir="ltr"
        />
      </div>
      <PaperField />
      {permit && <FactUses fact={`permit:${permit.kind}`} />}
      {permit?.kind === ("facility_licence" satisfies PermitKind) && (
        <FactUses fact="licensed" title={texts.claims.title}>
          <p>{texts.claims.text}</p>
        </FactUses>
      )}
    </RecordForm>
  );
}
