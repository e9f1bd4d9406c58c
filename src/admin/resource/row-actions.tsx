import { Pencil, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

interface RowActionsProps {
  /** The name of the row, for screen readers. */
  name: string;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** The buttons of a row for this person. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const common = useTexts(commonTexts);
  if (!onEdit && !onDelete) return null;
  const actions = [
    { label: common.edit, Icon: Pencil, onPress: onEdit },
    { label: common.delete, Icon: Trash2, onPress: onDelete },
  ];
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {actions.map(
        ({ label, Icon, onPress }) =>
          onPress && (
            <Button
              key={label}
              variant="outline"
              size="small"
              className="px-3.5 lg:min-h-10"
              aria-label={`${label} ${name}`}
              onClick={onPress}
            >
              <Icon className="size-4.5" />
              {label}
            </Button>
          ),
      )}
    </div>
  );
}

/** Whether visitors see the row. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const common = useTexts(commonTexts);
  return <Badge tone={isActive ? "green" : "grey"}>{isActive ? common.active : common.inactive}</Badge>;
}
