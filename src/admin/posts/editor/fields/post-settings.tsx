import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { ClockInput, DayInput } from "@/admin/shared/day-input";
import { ADDRESS_INPUT } from "@/admin/shared/form-fields";
import { Options } from "@/admin/shared/options";
import { ReadFailure } from "@/admin/shared/query-view";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import { authorNamesQuery } from "@/data/staff/names";
import { POST_STATUSES, type PostStatus } from "@domain/post-draft";
import { withSlug, hasPendingStatus } from "../form/editor-form";
import { useFormValue, useSession, useSessionView } from "../session-context";
import { EditorField, controlId, FieldProblem, useProblemAt } from "./editor-field";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { postsTexts } from "@/texts/admin/posts";
import { formatDateTime } from "@/admin/shared/moments";
import { dateFormatter } from "@/i18n/format";
import { useIsAutoPublishOff } from "@/admin/shared/use-admin-settings";
import { fromDubaiTime, nextWorkingDay, todayInDubai } from "@/lib/dubai-time";

/** The settings of a post that belong to no language. */
export function PostSettings() {
  const texts = useTexts(editorTexts).settings;
  return (
    <section className="rounded-card border-border bg-card grid grid-cols-1 gap-4 border p-4">
      <h2 className="text-lg font-semibold tracking-normal">{texts.title}</h2>
      <Slug />
      <Status />
      <PrimaryService />
      <TextSetting name="tags" label={texts.tags} hint={texts.tagsHint} dir="auto" autoComplete="off" />
      <Author />
    </section>
  );
}

interface TextSettingProps extends Omit<ComponentProps<"input">, "name"> {
  name: "slug" | "tags";
  label: string;
  hint: ReactNode;
}

/** A text field of the post. */
function TextSetting({ name, label, hint, ...input }: TextSettingProps) {
  const session = useSession();
  const value = useFormValue((form) => form[name]);
  return (
    <EditorField field={name} label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={value}
          className="min-h-12"
          onChange={({ target: { value: typed } }) =>
            session.change((form) => (name === "slug" ? withSlug(form, typed) : { ...form, [name]: typed }))
          }
        />
      )}
    </EditorField>
  );
}

function Slug() {
  const texts = useTexts(editorTexts).settings;
  const slug = useFormValue((form) => form.slug);
  const isFollowing = useFormValue((form) => !form.isSlugOwn);
  const liveSlug = useSessionView((view) =>
    view.saving.status === "published" ? view.post?.draft.post.slug : undefined,
  );
  return (
    <TextSetting
      name="slug"
      label={texts.slug}
      {...ADDRESS_INPUT}
      hint={
        <>
          {isFollowing ? (
            texts.slugFollows
          ) : (
            <>
              {texts.slugHint} <bdi className="wrap-anywhere">{paths.article(slug)}</bdi>
            </>
          )}
          {liveSlug !== undefined && (
            <a
              href={paths.article(liveSlug)}
              target="_blank"
              rel="noreferrer"
              className="text-primary flex min-h-12 w-fit items-center gap-1.5 font-semibold underline underline-offset-4 lg:min-h-10"
            >
              {texts.view}
              <ExternalLink className="size-4" />
            </a>
          )}
        </>
      }
    />
  );
}

function Status() {
  const posts = useTexts(postsTexts);
  const texts = useTexts(editorTexts).settings;
  const session = useSession();
  const status = useFormValue((form) => form.status);
  const post = useSessionView((view) => view.post);
  const hasPending = useFormValue((form) => hasPendingStatus(form, post));
  const choose = (chosen: PostStatus) => {
    const { scheduledDate, scheduledTime } = session.form();
    const isDated = scheduledDate !== "" || scheduledTime !== "";
    session.choose({
      status: chosen,
      ...(chosen === "scheduled" &&
        !isDated && { scheduledDate: nextWorkingDay(todayInDubai()), scheduledTime: MORNING }),
    });
  };
  return (
    <>
      <EditorField field="status" label={texts.status} hint={hasPending ? texts.statusWaits : undefined}>
        {(control) => (
          <Select {...control} value={status} onChange={(event) => choose(event.target.value as PostStatus)}>
            <Options of={POST_STATUSES} label={(option) => posts.status[option]} />
          </Select>
        )}
      </EditorField>
      {status === "scheduled" && <ScheduleFields />}
    </>
  );
}

/** The services by name. A deleted one stays selected until another one is chosen. */
function PrimaryService() {
  const texts = useTexts(editorTexts).settings;
  const serviceName = useServiceName();
  const session = useSession();
  const slug = useFormValue((form) => form.primary_service.trim());
  const isKnown = slug === "" || serviceName(slug) !== undefined;
  const slugs = slug === "" || serviceSlugs.includes(slug) ? serviceSlugs : [slug, ...serviceSlugs];
  return (
    <EditorField
      field="primary_service"
      label={texts.primaryService}
      hint={isKnown ? undefined : texts.unknownService}
    >
      {(control) => (
        <Select
          {...control}
          value={slug}
          onChange={(event) => session.change((form) => ({ ...form, primary_service: event.target.value }))}
        >
          <option value="">{texts.noService}</option>
          <Options of={slugs} label={(option) => serviceName(option) ?? option} />
        </Select>
      )}
    </EditorField>
  );
}

function Author() {
  const locale = useLocale();
  const texts = useTexts(editorTexts).settings;
  const session = useSession();
  const authorId = useFormValue((form) => form.author_id);
  const authors = useQuery(authorNamesQuery);
  const options = (authors.data ?? []).filter((author) => author.is_active || author.id === authorId);
  return (
    <>
      <EditorField field="author_id" label={texts.author}>
        {(control) => (
          <Select
            {...control}
            // The post keeps its author until the names are loaded.
            disabled={!authors.data}
            value={authorId}
            onChange={(event) => session.change((form) => ({ ...form, author_id: event.target.value }))}
          >
            <option value="">{texts.noAuthor}</option>
            {options.map((author) => {
              const name = (locale === "ar" && author.name_ar) || author.name;
              return (
                <option key={author.id} value={author.id}>
                  {author.is_active ? name : texts.inactiveAuthor(name)}
                </option>
              );
            })}
          </Select>
        )}
      </EditorField>
      <ReadFailure of={[authors]} text={texts.authorsFailed} />
    </>
  );
}

/** The time at which most posts are published. */
const MORNING = "09:00";

/** Day and time of a scheduled post, in Dubai wherever the writer is. */
export function ScheduleFields() {
  const locale = useLocale();
  const posts = useTexts(postsTexts);
  const texts = useTexts(editorTexts).settings;
  const isOff = useIsAutoPublishOff();
  const session = useSession();
  const date = useFormValue((form) => form.scheduledDate);
  const time = useFormValue((form) => form.scheduledTime);
  const moment = fromDubaiTime({ date, time });
  const problem = useProblemAt("scheduled_at");
  const id = controlId("scheduled_at");
  const control = {
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? `${id}-zone` : `${id}-zone ${id}-problem`,
  } as const;
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(9.5rem,1fr)_6rem] gap-2">
        <label className="grid min-w-0 gap-1.5 text-base font-semibold">
          {texts.date}
          <DayInput
            {...control}
            className="min-h-12 min-w-0 ps-3 font-normal"
            id={id}
            value={date}
            min={todayInDubai()}
            onChange={(scheduledDate) => session.choose({ scheduledDate })}
          />
        </label>
        <label className="grid min-w-0 gap-1.5 text-base font-semibold">
          {texts.time}
          <ClockInput
            {...control}
            className="min-h-12 min-w-0 px-3 font-normal"
            placeholder={MORNING}
            value={time}
            onChange={(scheduledTime) => session.choose({ scheduledTime })}
          />
        </label>
      </div>
      <p id={`${id}-zone`} className="text-muted-foreground text-[0.9375rem]">
        {moment === null
          ? texts.dubaiTime
          : [
              dateFormatter(locale, { weekday: "long" }).format(Date.parse(moment)),
              formatDateTime(moment, locale),
              texts.dubaiTime,
            ].join(" · ")}
      </p>
      {isOff && <p className="text-base">{posts.autoPublishOff}</p>}
      <FieldProblem field="scheduled_at" />
    </div>
  );
}
