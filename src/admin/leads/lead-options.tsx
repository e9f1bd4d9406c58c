import { useFormContext } from "react-hook-form";
import { cleanLabel } from "@domain/clean-text";
import { localized } from "@/i18n/localized";
import { leadOptionsTexts } from "@/words/admin/lead-options";
import { InputField, type ControlProps } from "../resource/controls";
import { choice, type Field, namesIn, pair, toggle } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";
import { limitedText } from "../resource/rules";
import { ADDRESS_INPUT } from "../shared/form-fields";

export const OPTION_KINDS = ["lost_reason", "source", "medium"] as const;

const KEY = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** What leads and links store: once it is there, it stays. */
function KeyControl(props: ControlProps) {
  const { formState } = useFormContext();
  return (
    <InputField {...props} {...ADDRESS_INPUT} readOnly={Boolean(formState.defaultValues?.[props.name])} />
  );
}

const key: Field<string, string, string> = {
  rule: (say) => limitedText(60, say, cleanLabel).regex(KEY, say.own ?? say.slugShape),
  start: "",
  show: (stored) => stored,
  isShort: true,
  Control: KeyControl,
};

/** Small letters, as they are compared. */
const spellings: Field<string, string, string> = {
  rule: (say) => limitedText(300, say).overwrite((typed) => namesIn(typed.toLowerCase()).join(", ")),
  start: "",
  show: (stored) => stored,
  Control: (props) => <InputField {...props} dir="auto" autoComplete="off" spellCheck={false} />,
};

/** Why leads are lost, and how campaigns are spelled. Owners change them. */
export const leadOptions = resource("lead_options", {
  entity: "lead_option",
  words: leadOptionsTexts,
  fields: {
    kind: choice(OPTION_KINDS),
    key,
    ...pair("name", { most: 60, isRequired: true, shownAs: "plain" }),
    spellings,
    is_active: toggle(true),
  },
  isOrdered: true,
  unique: "key",
  nameOf: (row, _words, locale) => localized(row, "name", locale),
});

export type LeadOption = RowIn<typeof leadOptions>;
