import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { ADDRESS_INPUT } from "@/admin/shared/address-input";
import { Options } from "@/admin/shared/options";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import { authorNamesQuery } from "@/data/staff/names";
import { POST_STATUSES, type PostStatus } from "@/data/staff/post.types";
import { withSlug, hasPendingStatus } from "../form/editor-form";
import { useFormValue, useSession, useSessionView } from "../session-context";
import { EditorField } from "./editor-field";
import { ScheduleFields } from "./schedule-fields";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";
import { postsTexts } from "@/words/admin/posts";

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
      <div className="grid gap-1.5">
        <label htmlFor="post-status" className="text-base font-semibold">
          {texts.status}
        </label>
        <Select
          id="post-status"
          value={status}
          aria-describedby={hasPending ? "post-status-hint" : undefined}
          onChange={(event) => session.choose({ status: event.target.value as PostStatus })}
        >
          <Options of={POST_STATUSES} label={(option) => posts.status[option]} />
        </Select>
        {hasPending && (
          <p id="post-status-hint" className="text-muted-foreground text-[0.9375rem]">
            {texts.statusWaits}
          </p>
        )}
      </div>
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
    <div className="grid gap-1.5">
      <label htmlFor="post-author" className="text-base font-semibold">
        {texts.author}
      </label>
      <Select
        id="post-author"
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
      {authors.isError && <p className="text-muted-foreground text-[0.9375rem]">{texts.authorsFailed}</p>}
    </div>
  );
}
