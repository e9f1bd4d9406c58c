import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { serviceSlugs, serviceTitle } from "@/content/service-titles";
import { saveCalendarItem } from "@/data/editorial-calendar/editorial-calendar.mutations";
import { CALENDAR_STATUSES, type CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Day } from "@/lib/dubai-time";
import { InputField, PairField, SelectField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  itemSchema,
  itemValues,
  MAX_PRIORITY,
  newItem,
  type ItemOutput,
  type ItemValues,
} from "./item-form.schema";

interface ItemFormProps {
  item: CalendarItem | undefined;
  /** What a new item is planned for. */
  day: Day;
  onClose: () => void;
  /** Told the day of what was saved. */
  onSaved: (day: Day) => void;
}

export function ItemForm({ item, day, onClose, onSaved }: ItemFormProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;
  const form = useForm<ItemValues, unknown, ItemOutput>({
    resolver: zodResolver(itemSchema(texts)),
    defaultValues: item ? itemValues(item) : newItem(day),
  });
  const services = [...new Set([...serviceSlugs, ...(item ? [item.service_cluster] : [])])];
  return (
    <RecordForm
      title={item ? texts.editTitle : texts.createTitle}
      form={form}
      row={item}
      save={saveCalendarItem}
      savedText={item ? texts.updated : texts.created}
      failedText={texts.saveFailed}
      onSaved={({ scheduled_date }) => onSaved(scheduled_date)}
      onClose={onClose}
    >
      <PairField
        form={form}
        names={{ en: "topic_en", ar: "topic_ar" }}
        labels={{ en: texts.topicEn, ar: texts.topicAr }}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField form={form} name="scheduled_date" label={texts.date} type="date" />
        <SelectField
          form={form}
          name="status"
          label={texts.statusLabel}
          options={CALENDAR_STATUSES.map((value) => ({ value, label: texts.status[value] }))}
        />
        <InputField
          form={form}
          name="priority"
          label={texts.priority}
          type="number"
          min={0}
          max={MAX_PRIORITY}
          step={1}
        />
        <SelectField
          form={form}
          name="service_cluster"
          label={texts.service}
          options={services.map((value) => ({ value, label: serviceTitle(value)?.[locale] ?? value }))}
        />
      </div>
      <PairField
        form={form}
        names={{ en: "target_keyword_en", ar: "target_keyword_ar" }}
        labels={{ en: texts.keywordEn, ar: texts.keywordAr }}
      />
    </RecordForm>
  );
}
