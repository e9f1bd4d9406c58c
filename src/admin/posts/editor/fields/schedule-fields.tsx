import { useIsAutoPublishOff } from "@/admin/shared/use-admin-settings";
import { Input } from "@/components/ui/staff/form-controls";
import { todayInDubai } from "@/lib/dubai-time";
import { controlId, useProblemAt } from "../problem-context";
import { useFormValue, useSession } from "../session-context";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";
import { postsTexts } from "@/words/admin/posts";

/** Day and time of a scheduled post, in Dubai wherever the writer is. */
export function ScheduleFields() {
  const posts = useTexts(postsTexts);
  const texts = useTexts(editorTexts).settings;
  const isOff = useIsAutoPublishOff();
  const session = useSession();
  const date = useFormValue((form) => form.scheduledDate);
  const time = useFormValue((form) => form.scheduledTime);
  const problem = useProblemAt("scheduled_at");
  const id = controlId("scheduled_at");
  const common = {
    dir: "ltr",
    className: "min-h-12",
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? `${id}-zone` : `${id}-zone ${id}-problem`,
  } as const;
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        <label className="grid min-w-0 gap-1.5 text-base font-semibold">
          {texts.date}
          <Input
            {...common}
            id={id}
            type="date"
            value={date}
            min={todayInDubai()}
            className="min-h-12 min-w-0 px-3 font-normal"
            onChange={(event) => session.choose({ scheduledDate: event.target.value })}
          />
        </label>
        <label className="grid min-w-0 gap-1.5 text-base font-semibold">
          {texts.time}
          <Input
            {...common}
            type="time"
            value={time}
            className="min-h-12 min-w-0 px-3 font-normal"
            onChange={(event) => session.choose({ scheduledTime: event.target.value })}
          />
        </label>
      </div>
      <p id={`${id}-zone`} className="text-muted-foreground text-[0.9375rem]">
        {texts.dubaiTime}
      </p>
      {isOff && <p className="text-base">{posts.autoPublishOff}</p>}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="text-destructive text-base">
          {problem}
        </p>
      )}
    </div>
  );
}
