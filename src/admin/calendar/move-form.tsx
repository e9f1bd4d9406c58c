import { useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { isDay, type Day } from "@/lib/dubai-time";

/** Moves an item to any day, of another month, too: for whoever does not drag. */
export function MoveForm({ day, onMove }: { day: Day; onMove: (day: Day) => void }) {
  const { t } = useAdminI18n();
  const texts = t.calendar;
  const [target, setTarget] = useState(day);
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="bg-sand rounded-control flex flex-wrap items-end gap-3 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!isDay(target));
        if (isDay(target)) onMove(target);
      }}
    >
      <div className="min-w-40 grow">
        <FormField label={texts.moveTo} error={isWrong ? texts.dateInvalid : undefined}>
          {(field) => (
            <Input
              type="date"
              value={target}
              onChange={(event) => setTarget(event.target.value)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
              autoFocus
              {...field}
            />
          )}
        </FormField>
      </div>
      <Button type="submit" variant="outline" className="min-h-13" size="small">
        {texts.move}
      </Button>
    </form>
  );
}
