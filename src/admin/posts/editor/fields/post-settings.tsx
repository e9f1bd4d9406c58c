import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { ADDRESS_INPUT } from "@/admin/shared/form-fields";
import { Options } from "@/admin/shared/options";
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
import { editorTexts } from "@/words/admin/editor";
import { postsTexts } from "@/words/admin/posts";
import { useIsAutoPublishOff } from "@/admin/shared/use-admin-settings";
import { todayInDubai } from "@/lib/dubai-time";

const SERVICE_PLACEHOLDER = "doctor-on-call";

/** What belongs to the post and not to one of its languages. */
export function PostSettings() {
  const editorWords = useTexts(editorTexts);
  return (
    <section className="rounded-card border-border bg-card grid grid-cols-1 gap-4 border p-4">
      <h2 className="text-lg font-semibold tracking-normal">{editorWords.settings.title}</h2>
      <Slug />
      <Status />
      <PrimaryService />
      <Tags />
      <Author />
    </section>
  );
}

function Slug() {
  const texts = useTexts(editorTexts).settings;
  const session = useSession();
  const slug = useFormValue((form) => form.slug);
  const isFollowing = useFormValue((form) => !form.isSlugOwn);
  const liveSlug = useSessionView((view) =>
    view.saving.status === "published" ? view.post?.draft.post.slug : undefined,
  );
  return (
    <EditorField
      field="slug"
      label={texts.slug}
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
    >
      {(control) => (
        <Input
          {...control}
          value={slug}
          {...ADDRESS_INPUT}
          className="min-h-12"
          onChange={(event) => session.change((form) => withSlug(form, event.target.value))}
        />
      )}
    </EditorField>
  );
}

function Status() {
  const posts = useTexts(postsTexts);
  const texts = useTexts(editorTexts).settings;
  const session = useSession();
  const status = useFormValue((form) => form.status);
  const post = useSessionView((view) => view.post);
  const hasPending = useFormValue((form) => hasPendingStatus(form, post));
  return (
    <>
      <EditorField field="status" label={texts.status} hint={hasPending ? texts.statusWaits : undefined}>
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={(event) => session.choose({ status: event.target.value as PostStatus })}
          >
            <Options of={POST_STATUSES} label={(option) => posts.status[option]} />
          </Select>
        )}
      </EditorField>
      {status === "scheduled" && <ScheduleFields />}
    </>
  );
}

function PrimaryService() {
  const editorWords = useTexts(editorTexts);
  const serviceName = useServiceName();
  const session = useSession();
  const slug = useFormValue((form) => form.primary_service);
  const name = serviceName(slug.trim());
  return (
    <EditorField
      field="primary_service"
      label={editorWords.settings.primaryService}
      hint={slug.trim() ? (name ?? editorWords.settings.unknownService) : undefined}
    >
      {(control) => (
        <>
          <Input
            {...control}
            value={slug}
            list="post-services"
            {...ADDRESS_INPUT}
            placeholder={SERVICE_PLACEHOLDER}
            className="min-h-12"
            onChange={(event) => session.change((form) => ({ ...form, primary_service: event.target.value }))}
          />
          <datalist id="post-services">
            <Options of={serviceSlugs} label={serviceName} />
          </datalist>
        </>
      )}
    </EditorField>
  );
}

function Tags() {
  const editorWords = useTexts(editorTexts);
  const session = useSession();
  const tags = useFormValue((form) => form.tags);
  return (
    <EditorField field="tags" label={editorWords.settings.tags} hint={editorWords.settings.tagsHint}>
      {(control) => (
        <Input
          {...control}
          value={tags}
          dir="auto"
          autoComplete="off"
          className="min-h-12"
          onChange={(event) => session.change((form) => ({ ...form, tags: event.target.value }))}
        />
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
    <EditorField
      field="author_id"
      label={texts.author}
      hint={authors.isError ? texts.authorsFailed : undefined}
    >
      {(control) => (
        <Select
          {...control}
          // Until the names are loaded the post keeps its author.
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
  );
}

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
      <FieldProblem field="scheduled_at" />
    </div>
  );
}
