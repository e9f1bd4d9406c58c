import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { InputIn } from "../resource/resource";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { plainWord, suggestedCode } from "./campaign-word";
import { type CampaignLink, linkRefusal, links } from "./links";
import { useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/words/admin/links";

type Values = InputIn<typeof links>;

interface LinkFormProps extends RowFormProps<CampaignLink> {
  /** Called with the code of a new link. */
  onCreated: (code: string) => void;
}

/** The form of a link. Its short code follows the campaign until somebody writes one. */
export function LinkForm({ row, onCreated, ...form }: LinkFormProps) {
  const { errors } = useTexts(linksTexts);
  return (
    <ResourceForm
      of={links}
      row={row}
      {...form}
      refusalOf={(error) => linkRefusal(error, errors)}
      onSaved={({ code }) => row === undefined && onCreated(code)}
    >
      <LinkFields savedCode={row?.code} />
    </ResourceForm>
  );
}

function LinkFields({ savedCode }: { savedCode: string | undefined }) {
  const texts = useTexts(linksTexts);
  const code = useWatch<Values, "code">({ name: "code" });
  useSuggestedCode(savedCode !== undefined);
  const isMoved = savedCode !== undefined && plainWord(code) !== savedCode;
  return (
    <ResourceFields
      of={links}
      hints={{ code: <span aria-live="polite">{isMoved ? texts.codeChanged : texts.hints.code}</span> }}
    />
  );
}

function useSuggestedCode(isStored: boolean): void {
  const { setValue, formState } = useFormContext<Values>();
  const [campaign, source, content, lang] = useWatch<Values, ["campaign", "source", "content", "lang"]>({
    name: ["campaign", "source", "content", "lang"],
  });
  const isOwn = isStored || formState.dirtyFields.code === true;
  const { data = [] } = useQuery(links.query);
  const parts = [campaign, content, lang === "ar" ? `${source} ar` : source];
  const suggestion = isOwn ? undefined : suggestedCode(parts, new Set(data.map(({ code }) => code)));
  useEffect(() => {
    if (suggestion !== undefined) setValue("code", suggestion);
  }, [suggestion, setValue]);
}
