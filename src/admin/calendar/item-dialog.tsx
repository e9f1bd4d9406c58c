import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { FormField } from "@/components/patterns/form-field";
import { TwoLanguageField } from "@/components/patterns/staff/two-language-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/staff/select";
import { serviceSlugs, serviceTitle } from "@/content/service-titles";
import {
  createCalendarItem,
  updateCalendarItem,
} from "@/data/editorial-calendar/editorial-calendar.mutations";
import {
  CALENDAR_KEY,
  CALENDAR_STATUSES,
  type CalendarItem,
} from "@/data/editorial-calendar/editorial-calendar.queries";
import { isStale } from "@/data/errors";
import type { RowVersion } from "@/data/staff/row-version";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EditDialog } from "../shared/edit-dialog";
import { failureText } from "../shared/failure-text";
import { FormActions } from "../shared/form-actions";
import { FormFields } from "../shared/form-fields";
import { ConflictBanner } from "../shared/manage/conflict-banner";
import type { Day } from "@/lib/dubai-time";
import { fieldsOf, itemSchema, MAX_PRIORITY, newItem, valuesOf, type ItemValues } from "./item-form.schema";

interface ItemDialogProps {
  /** The one to change; without one it makes a new one for the day. */
  item?: CalendarItem;
  day: Day;
  onClose: () => void;
  /** Told the day of what was saved. */
  onSaved: (day: Day) => void;
}

export function ItemDialog({ item, day, onClose, onSaved }: ItemDialogProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;
  const client = useQueryClient();
  const [newId] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, getValues, formState } = useForm<ItemValues>({
    resolver: zodResolver(itemSchema(texts)),
    defaultValues: item ? valuesOf(item) : newItem(day),
  });
  const { errors, isDirty } = formState;

  const saving = useMutation({
    mutationFn: ({ before, values }: { before: RowVersion | undefined; values: ItemValues }) =>
      before ? updateCalendarItem(before, fieldsOf(values)) : createCalendarItem(newId, fieldsOf(values)),
    onSuccess: (_, { values: { scheduled_date } }) => {
      toast.success(item ? texts.updated : texts.created);
      onClose();
      onSaved(scheduled_date);
    },
    onError: (error) =>
      toast.error(texts.saveFailed, {
        description: isStale(error) ? t.manage.stale.text : failureText(error, t.common),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: CALENDAR_KEY }),
  });

  const send = (before: RowVersion | undefined) =>
    void handleSubmit((values) => saving.mutate({ before, values }))();

  const services = [...new Set([...serviceSlugs, ...(item ? [item.service_cluster] : [])])];
  return (
    <EditDialog title={item ? texts.editTitle : texts.createTitle} isChanged={isDirty} onClose={onClose}>
      {(askToClose) => (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            send(item);
          }}
        >
          <FormFields isBusy={saving.isPending} className="grid min-w-0 gap-5">
            <TwoLanguageField
              labels={{ en: texts.topicEn, ar: texts.topicAr }}
              errors={{ en: errors.topic_en?.message, ar: errors.topic_ar?.message }}
            >
              {(lang, field) => <Input autoComplete="off" {...field} {...register(`topic_${lang}`)} />}
            </TwoLanguageField>
            <div className="grid gap-5 md:grid-cols-2">
              <FormField label={texts.date} error={errors.scheduled_date?.message}>
                {(field) => <Input type="date" {...field} {...register("scheduled_date")} />}
              </FormField>
              <FormField label={texts.statusLabel}>
                {(field) => (
                  <Select className="min-h-13" {...field} {...register("status")}>
                    {CALENDAR_STATUSES.map((status) => (
                      <option key={status} value={status}>
                        {texts.status[status]}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField label={texts.priority} error={errors.priority?.message}>
                {(field) => (
                  <Input
                    type="number"
                    min={0}
                    max={MAX_PRIORITY}
                    step={1}
                    {...field}
                    {...register("priority")}
                  />
                )}
              </FormField>
              <FormField label={texts.service}>
                {(field) => (
                  <Select className="min-h-13" {...field} {...register("service_cluster")}>
                    {services.map((slug) => (
                      <option key={slug} value={slug}>
                        {serviceTitle(slug)?.[locale] ?? slug}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
            </div>
            <TwoLanguageField
              labels={{ en: texts.keywordEn, ar: texts.keywordAr }}
              errors={{ en: errors.target_keyword_en?.message, ar: errors.target_keyword_ar?.message }}
            >
              {(lang, field) => (
                <Input autoComplete="off" {...field} {...register(`target_keyword_${lang}`)} />
              )}
            </TwoLanguageField>
          </FormFields>
          {item && isStale(saving.error) && (
            <ConflictBanner
              values={getValues}
              isBusy={saving.isPending}
              onKeepMine={() => send({ id: item.id })}
              onTakeTheirs={onClose}
            />
          )}
          <FormActions isBusy={saving.isPending} onCancel={askToClose} />
        </form>
      )}
    </EditDialog>
  );
}
