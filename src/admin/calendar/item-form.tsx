import { useWatch } from "react-hook-form";
import { z } from "zod";
import { cleanLabel } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { useServiceName } from "@/admin/shared/use-service-name";
import { serviceSlugs } from "@/content/service-titles";
import { CALENDAR_STATUSES } from "@/data/staff/editorial-calendar";
import { calendarTexts } from "@/texts/admin/calendar";
import { type ControlProps, InputField, SelectField } from "../resource/controls";
import { choice, day, type Field, pair, text } from "../resource/fields";
import { resource } from "../resource/resource";
import { topicOf } from "./calendar-item";

const MAX_PRIORITY = 10;

/** Invalid numbers count as 0. */
function priorityOf(text: string): number {
  const priority = Number.parseInt(latinDigits(cleanLabel(text)), 10);
  return Number.isNaN(priority) ? 0 : priority;
}

/** The priority of an item. */
const priority: Field<string, number, number> = {
  schema: (messages) =>
    z
      .string()
      .transform(priorityOf)
      .refine((value) => value >= 0 && value <= MAX_PRIORITY, messages.fieldMessage),
  initialValue: "0",
  toInput: String,
  isShort: true,
  Control: (props) => <InputField {...props} type="number" min={0} max={MAX_PRIORITY} step={1} />,
};

export const calendar = resource("editorial_calendar", {
  texts: calendarTexts,
  fields: {
    ...pair("topic", { max: 300, isRequired: true }),
    scheduled_date: day(),
    status: choice(CALENDAR_STATUSES),
    priority,
    service_cluster: { ...text({ max: 200 }), initialValue: "doctor-on-call", Control: ServiceSelect },
    ...pair("target_keyword", { max: 120 }),
  },
  extraColumns: ["post_id"],
  nameOf: (item, _texts, locale) => topicOf(item, locale).text,
});

/** The services with a page, and the item's own service when its page is gone. */
function ServiceSelect(props: ControlProps) {
  const serviceName = useServiceName();
  const chosen: unknown = useWatch({ name: props.name });
  const slugs = typeof chosen === "string" ? [...new Set([...serviceSlugs, chosen])] : serviceSlugs;
  const options = Object.fromEntries(slugs.map((slug) => [slug, serviceName(slug) ?? slug]));
  return <SelectField {...props} values={slugs} options={options} />;
}
