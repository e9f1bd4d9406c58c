import { useTexts } from "@/i18n/i18n";
import { z } from "zod";
import { cleanReference } from "@domain/clean-text";
import { todayInDubai } from "@domain/dubai-day";
import { PERMIT_KINDS, PERMIT_LIMITS, type PermitKind } from "@domain/permits";
import { AppError } from "@/data/client/errors";
import { permitsTexts } from "@/texts/admin/permits";
import { address, choice, day, type Field, pair } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";
import { optionOf } from "../resource/resource-texts";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { FactUses } from "../shared/fact-uses";
import { type Paper, PaperField, savePermit } from "./permit-paper";

const paper: Field<Paper, Paper, string> = {
  column: "paper:file_path",
  schema: (messages) =>
    z.custom<Paper>().superRefine(({ problem }, context) => {
      const { errors } = permitsTexts[messages.locale];
      if (problem) context.addIssue({ code: "custom", message: errors.paper[problem] });
    }),
  initialValue: { path: null },
  toInput: (path) => ({ path }),
  Control: PaperField,
};

const reference = address((messages) => {
  const { errors } = permitsTexts[messages.locale];
  return z
    .string()
    .overwrite(cleanReference)
    .min(1, messages.required)
    .max(PERMIT_LIMITS.number, errors.number(PERMIT_LIMITS.number));
});

export const permits = resource("permits", {
  texts: permitsTexts,
  fields: {
    kind: choice(PERMIT_KINDS),
    number: { ...reference, isShort: true },
    ...pair("authority", { max: PERMIT_LIMITS.authority, isRequired: true }),
    ...pair("scope", { max: PERMIT_LIMITS.scope, isRequired: true }),
    issued: day(),
    expires: day(),
    paper,
  },
  order: ["expires", "number"],
  unique: "number",
  nameOf: ({ kind, number }, texts) => texts.named(optionOf(texts, "kind", kind), number),
  check: ({ authority_ar, scope_ar, issued, expires }, refuse, { errors }) => {
    if (authority_ar === "") refuse("authority_ar", errors.required);
    if (scope_ar === "") refuse("scope_ar", errors.required);
    if (issued > todayInDubai()) refuse("issued", errors.notYet);
    if (expires <= issued) refuse("expires", errors.order);
  },
  save: ({ before, values: { paper: chosen, ...row }, id }) =>
    savePermit(before, { ...row, file_path: chosen.path }, chosen.file, id),
});

export type Permit = RowIn<typeof permits>;
type Texts = (typeof permitsTexts)["en"];

/** The message for a refused permit, at its field; the database defines which characters a text or a number may have. */
function refusalOf(error: unknown, { errors }: Texts) {
  const constraint = error instanceof AppError ? (error.constraint ?? "") : "";
  if (constraint === "permits_number_check")
    return { name: "number", message: errors.number(PERMIT_LIMITS.number) } as const;
  const [, column, lang] = /^permits_(authority|scope)_(en|ar)_check$/.exec(constraint) ?? [];
  if (column !== "authority" && column !== "scope") return undefined;
  return {
    name: lang === "en" ? (`${column}_en` as const) : (`${column}_ar` as const),
    message: errors.text(PERMIT_LIMITS[column]),
  };
}

/** The form of a permit: the authority, the number, the first and the last day, the paper, and where it is used. */
export function PermitForm(form: RowFormProps<Permit>) {
  const texts = useTexts(permitsTexts);
  const { row: permit } = form;
  return (
    <ResourceForm
      of={permits}
      {...form}
      refusalOf={(error) => refusalOf(error, texts)}
      questionOf={({ expires }) => (expires < todayInDubai() ? texts.alreadyOver : undefined)}
      size="large"
    >
      <ResourceFields of={permits} />
      {permit && <FactUses fact={`permit:${permit.kind}`} />}
      {permit?.kind === ("facility_licence" satisfies PermitKind) && (
        <FactUses fact="licensed" title={texts.claims.title}>
          <p>{texts.claims.text}</p>
        </FactUses>
      )}
    </ResourceForm>
  );
}
