import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/staff/form-controls";
import { siteUrl } from "@/config/site";
import { paths } from "@/config/paths";
import { LOCALES, type Locale } from "@/config/locales";
import type { NewLink } from "@/data/staff/campaigns";
import { leadOptionsQuery } from "@/data/staff/leads";
import { keptWord } from "@/lib/campaign-word";
import { Chooser } from "../shared/chooser";
import { csvRows, saveCsv } from "../shared/csv";
import { ADDRESS_INPUT } from "../shared/form-fields";
import { useSettled } from "../shared/use-settled";
import { FormDialog } from "../resource/form-dialog";
import { isCampaignWord } from "./campaign-word";
import { useLinkPages } from "./link-pages";
import { useAddLinks } from "./use-add-links";
import type { CampaignLink } from "./links";
import { MAX_LINKS, readLines } from "./many-links";
import { LineTable } from "./many-links-preview";
import { type Spot, spots } from "./spots";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { linksTexts } from "@/texts/admin/links";
import { shellTexts } from "@/texts/admin/shell";

interface ManyLinksDialogProps {
  /** The existing links. */
  rows: readonly CampaignLink[];
  onClose: () => void;
}

/** Makes links from a pasted list of pages: a preview shows each line's link before anything is stored. */
export function ManyLinksDialog({ rows, onClose }: ManyLinksDialogProps) {
  const { many } = useTexts(linksTexts);
  const [pasted, setPasted] = useState("");
  const [made, setMade] = useState<readonly NewLink[]>();
  return (
    <FormDialog
      size="large"
      title={many.title}
      isChanged={pasted !== "" && made === undefined}
      onClose={onClose}
    >
      {(askToClose) =>
        made ? (
          <MadeLinks links={made} onClose={onClose} />
        ) : (
          <PasteForm rows={rows} pasted={pasted} onPaste={setPasted} onMade={setMade} onCancel={askToClose} />
        )
      }
    </FormDialog>
  );
}

interface PasteFormProps {
  rows: readonly CampaignLink[];
  pasted: string;
  onPaste: (text: string) => void;
  onMade: (links: readonly NewLink[]) => void;
  onCancel: () => void;
}

function PasteForm({ rows, pasted, onPaste, onMade, onCancel }: PasteFormProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const texts = useTexts(linksTexts);
  const { many } = texts;
  const [spot, setSpot] = useState<Spot>("flyer");
  const [lang, setLang] = useState<Locale>(locale);
  const [typed, setTyped] = useState("");
  const { data: options = [] } = useQuery(leadOptionsQuery);
  const campaign = keptWord(typed, options, "campaign");
  const isWrong = campaign !== "" && !isCampaignWord(campaign);
  const { pages } = useLinkPages();
  const text = useSettled(pasted);
  const lines = useMemo(
    () => pages && readLines(text, { ...pages, rows, spot, lang, campaign: isWrong ? "" : campaign, locale }),
    [pages, text, rows, spot, lang, campaign, isWrong, locale],
  );
  const links = (lines ?? []).flatMap(({ result }) => ("link" in result ? [result.link] : []));
  const left = (lines?.length ?? 0) - links.length;
  const isTooLong = (lines?.length ?? 0) > MAX_LINKS;
  const { add, isAdding } = useAddLinks(texts.failed, () => onMade(links));
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (links.length > 0 && !isTooLong && !isWrong && !isAdding) add(links);
      }}
    >
      <FormField
        label={many.pages}
        hint={many.hint}
        error={isTooLong ? many.tooMany(lines?.length ?? 0, MAX_LINKS) : undefined}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={6}
            dir="auto"
            spellCheck={false}
            className="font-mono"
            value={pasted}
            onChange={(event) => onPaste(event.target.value)}
          />
        )}
      </FormField>
      <div className="grid gap-5 md:grid-cols-3">
        <Chooser
          label={texts.spot.label}
          className="min-h-13"
          choices={spots.map((name) => [name, texts.spot.names[name]])}
          value={spot}
          onChoose={setSpot}
        />
        <Chooser
          label={texts.fields.lang}
          className="min-h-13"
          choices={LOCALES.map((name) => [name, texts.options.lang[name]])}
          value={lang}
          onChoose={setLang}
        />
        <FormField
          label={many.campaign}
          hint={campaign === typed.trim() ? many.campaignHint : texts.kept(campaign)}
          error={isWrong ? texts.errors.word : undefined}
        >
          {(field) => (
            <Input
              {...field}
              {...ADDRESS_INPUT}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
      </div>
      {!pages && <output className="text-muted-foreground text-base">{shell.loading}</output>}
      {lines && lines.length > 0 && !isTooLong && (
        <>
          <output className="text-base font-semibold">
            {many.summary(links.length)} {left > 0 && many.leftOut(left)}
          </output>
          <LineTable lines={lines} />
        </>
      )}
      <div className="border-border bg-background rounded-b-card sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-4">
        <Button variant="outline" size="small" disabled={isAdding} onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          isBusy={isAdding}
          disabled={links.length === 0 || isTooLong || isWrong}
        >
          {many.make(links.length)}
        </Button>
      </div>
    </form>
  );
}

/** The new links, to be downloaded as a file. */
function MadeLinks({ links, onClose }: { links: readonly NewLink[]; onClose: () => void }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(linksTexts);
  const { many } = texts;
  const save = () =>
    saveCsv("links", [
      csvRows([
        [texts.fields.name, many.shortAddress, texts.fields.path],
        ...links.map(({ name, code, path }) => [name, siteUrl + paths.short(code), path]),
      ]),
    ]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <output className="text-lg font-semibold">{many.made(links.length)}</output>
      <ul className="divide-border max-h-[45vh] divide-y overflow-y-auto">
        {links.map(({ name, code }) => (
          <li key={code} className="py-2">
            <bdi className="block">{name}</bdi>
            <bdi dir="ltr" className="text-muted-foreground block text-base wrap-anywhere">
              {siteUrl + paths.short(code)}
            </bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" size="small" onClick={save}>
          <Download />
          {many.file}
        </Button>
        <Button size="small" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </div>
  );
}
