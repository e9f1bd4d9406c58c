import { Pencil, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/staff/badge";
import { Button } from "@/components/ui/button";
import type { TemplateData } from "@/data/content-templates/content-template";
import type { ContentTemplate } from "@/data/content-templates/content-templates.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { spaced } from "./template-form.schema";

interface TemplateRowProps {
  template: ContentTemplate;
  isOwner: boolean;
  onApply: (data: TemplateData) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function TemplateRow({ template, isOwner, onApply, onEdit, onDelete }: TemplateRowProps) {
  const { t } = useAdminI18n();
  const texts = t.templates;
  const { name, type, outline } = template;
  return (
    <li className="rounded-control border-border flex flex-wrap items-center gap-x-4 gap-y-1 border py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          <Badge lang="en">{spaced(type)}</Badge>
        </p>
        <Contents outline={outline} />
      </div>
      <div className="flex items-center gap-1">
        {isOwner && (
          <>
            <Button variant="ghost" size="icon" aria-label={texts.editNamed(name)} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </Button>
            <Button variant="ghost" size="icon" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
              <Trash2 aria-hidden="true" />
            </Button>
          </>
        )}
        {outline.data && (
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.applyNamed(name)}
            onClick={() => onApply(outline.data)}
          >
            {texts.apply}
          </Button>
        )}
      </div>
    </li>
  );
}

function Contents({ outline }: { outline: ContentTemplate["outline"] }) {
  const { t, locale } = useAdminI18n();
  const texts = t.templates;
  if (!outline.data) {
    const places = outline.misfits.map((place) => place || texts.brokenWhole).join(", ");
    return <p className="text-destructive text-base">{texts.broken(places)}</p>;
  }
  const { en, ar } = outline.data.structure;
  const shown = locale === "ar" && ar.sections.length > 0 ? ar : en;
  return (
    <p
      className="text-muted-foreground line-clamp-2 text-base"
      title={shown.sections.map(({ heading }) => heading).join(" · ")}
    >
      {shown.sections.map(({ heading }) => heading).join(" · ")}
    </p>
  );
}
