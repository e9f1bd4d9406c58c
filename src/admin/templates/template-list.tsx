import { useQuery } from "@tanstack/react-query";
import { Plus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/admin/shared/icon-button";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { LOCALES, type Locale, type Localized } from "@/config/locales";
import { templateMarkdown } from "@domain/template-markdown";
import { Badge } from "@/components/ui/staff/badge";
import { ResourceDialogs, useRowDialogs } from "@/admin/resource/dialogs";
import { Chooser } from "../shared/chooser";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { type Template, TemplateForm, templates } from "./template-form";
import { readTemplateData, type ReadTemplate, spaced, type TemplateData } from "./template-outline";
import { useLocale, useTexts } from "@/i18n/i18n";
import { templatesTexts } from "@/texts/admin/templates";

interface TemplateListProps {
  /** Whether a language has text that would be replaced after a confirmation. */
  hasText: (lang: Locale) => boolean;
  /** Called with the texts of the languages to fill. */
  onApply: (markdown: Partial<Localized>) => void;
  onClose: () => void;
}

const SIDES = ["both", ...LOCALES] as const;

/** The templates, and how owners change them. */
export function TemplateList({ hasText, onApply }: TemplateListProps) {
  const [side, setSide] = useState<Side>("both");
  const [asked, setAsked] = useState<{ template: Template; markdown: Partial<Localized> }>();
  const query = useQuery(templates.query);
  const dialogs = useRowDialogs(query);
  const isOwner = useIsOwner();
  const texts = useTexts(templatesTexts);

  const apply = (markdown: Partial<Localized>) => {
    setAsked(undefined);
    onApply(markdown);
  };

  return (
    <>
      <QueryView
        query={query}
        failed={texts.loadFailed}
        empty={<p className="text-muted-foreground">{texts.empty}</p>}
      >
        {(list) => (
          <>
            {/* The width is the field's: its arrow is placed at the end of its container. */}
            <div className="sm:w-60">
              <Chooser
                label={texts.fill}
                choices={SIDES.map((one) => [one, texts.sides[one]])}
                value={side}
                onChoose={setSide}
              />
            </div>
            <ul className="grid grid-cols-1 gap-2">
              {list.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  side={side}
                  onApply={(markdown) =>
                    LOCALES.some((lang) => markdown[lang] !== undefined && hasText(lang))
                      ? setAsked({ template, markdown })
                      : apply(markdown)
                  }
                  onEdit={() => dialogs.edit(template)}
                  onDelete={() => dialogs.askToDelete(template)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {isOwner && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={dialogs.add}>
          <Plus />
          {texts.add}
        </Button>
      )}
      <ResourceDialogs of={templates} dialogs={dialogs}>
        {(form) => <TemplateForm {...form} />}
      </ResourceDialogs>
      {asked && (
        <ConfirmDialog
          isOpen
          title={texts.applyQuestion}
          text={texts.applyWarning[sideOf(asked.markdown)](asked.template.name)}
          confirmLabel={texts.applyConfirm}
          onConfirm={() => apply(asked.markdown)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type Side = (typeof SIDES)[number];

/** The texts of a template by language; a language without a text replaces nothing. */
const markdownOf = ({ structure }: TemplateData, side: Side): Partial<Localized> =>
  Object.fromEntries(
    (side === "both" ? LOCALES : [side])
      .map((lang) => [lang, templateMarkdown(structure[lang].sections)] as const)
      .filter(([, markdown]) => markdown !== ""),
  );

/** The languages that are filled. */
function sideOf({ en, ar }: Partial<Localized>): Side {
  if (ar === undefined) return "en";
  return en === undefined ? "ar" : "both";
}

interface TemplateRowProps {
  template: Template;
  side: Side;
  onApply: (markdown: Partial<Localized>) => void;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateRow({ template, side, onApply, onEdit, onDelete }: TemplateRowProps) {
  const texts = useTexts(templatesTexts);
  const isOwner = useIsOwner();
  const { name, type, template_data } = template;
  const outline = readTemplateData(template_data);
  const markdown = outline.data && markdownOf(outline.data, side);
  const isLacking = markdown !== undefined && Object.keys(markdown).length === 0;
  return (
    <li className="rounded-control border-border flex flex-wrap items-center gap-x-4 gap-y-1 border py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {spaced(type).toLowerCase() !== name.trim().toLowerCase() && (
            <Badge lang="en">{spaced(type)}</Badge>
          )}
        </p>
        <Contents outline={outline} />
        {isLacking && <p className="text-base">{texts.lacking}</p>}
      </div>
      <div className="flex items-center gap-1">
        {isOwner && (
          <>
            <IconButton Icon={Pencil} label={texts.editNamed(name)} onClick={onEdit} />
            <IconButton Icon={Trash2} label={texts.deleteNamed(name)} onClick={onDelete} />
          </>
        )}
        {markdown && (
          <Button
            variant="quiet"
            size="small"
            disabled={isLacking}
            aria-label={texts.applyNamed(name)}
            onClick={() => onApply(markdown)}
          >
            {texts.apply}
          </Button>
        )}
      </div>
    </li>
  );
}

function Contents({ outline }: { outline: ReadTemplate }) {
  const locale = useLocale();
  const texts = useTexts(templatesTexts);
  if (!outline.data) {
    const places = outline.misfits.map((place) => place || texts.brokenWhole).join(", ");
    return <p className="text-destructive text-base">{texts.broken(places)}</p>;
  }
  const { en, ar } = outline.data.structure;
  const shown = locale === "ar" && ar.sections.length > 0 ? ar : en;
  const headings = shown.sections.map(({ heading }) => heading).join(" · ");
  return (
    <p className="text-muted-foreground line-clamp-2 text-base" title={headings}>
      {headings}
    </p>
  );
}
