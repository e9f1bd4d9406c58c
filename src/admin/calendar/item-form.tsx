import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import { saveCalendarItem } from "@/data/staff/editorial-calendar.mutations";
import { CALENDAR_STATUSES, type CalendarItem } from "@/data/staff/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Day } from "@/lib/dubai-time";
import { InputField, PairField, SelectField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import { itemSchema, itemValues, MAX_PRIORITY, type ItemValues } from "./item-form.schema";

interface ItemFormProps {
  item: CalendarItem | undefined;
  /** What a new item is planned for. */
  day: Day;
  onClose: () => void;
  onRenew: () => void;
  /** Told the day of what was saved. */
  onSaved: (day: Day) => void;
}

export function ItemForm({ item, day, onClose, onRenew, onSaved }: ItemFormProps) {
  const { t } = useAdminI18n();
  const serviceName = useServiceName();
  const texts = t.calendar;
  const services = [...new Set([...serviceSlugs, ...(item ? [item.service_cluster] : [])])];
  return (
    <RecordForm
      entity="editorial_calendar"
      name={item?.topic_en}
      texts={texts}
      schema={itemSchema(texts)}
      values={itemValues(item, day)}
      row={item}
      save={saveCalendarItem}
      onSaved={({ scheduled_date }) => onSaved(scheduled_date)}
      onClose={onClose}
      onRenew={onRenew}
    >
      <PairField<ItemValues> names={["topic_en", "topic_ar"]} labels={[texts.topicEn, texts.topicAr]} />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField<ItemValues> name="scheduled_date" label={texts.date} type="date" />
        <SelectField<ItemValues>
          name="status"
          label={texts.statusLabel}
          options={CALENDAR_STATUSES.map((value) => ({ value, label: texts.status[value] }))}
        />
        <InputField<ItemValues>
          name="priority"
          label={texts.priority}
          type="number"
          min={0}
          max={MAX_PRIORITY}
          step={1}
        />
        <SelectField<ItemValues>
          name="service_cluster"
          label={texts.service}
          options={services.map((value) => ({ value, label: serviceName(value) ?? value }))}
        />
      </div>
      <PairField<ItemValues>
        names={["target_keyword_en", "target_keyword_ar"]}
        labels={[texts.keywordEn, texts.keywordAr]}
      />
    </RecordForm>
  );
}
