import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { removeAuthor } from "@/data/staff/authors.mutations";
import { authorUsageQuery, managedAuthorsQuery, type ManagedAuthor } from "@/data/staff/authors.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { initialsOf } from "@/lib/initials";
import { RecordsPage } from "../shared/manage/records-page";
import { ActiveBadge } from "../shared/manage/row-actions";
import { AuthorForm } from "./author-form";

export function Component() {
  const texts = useAdminI18n().t.authors;
  return (
    <RecordsPage
      entity="author"
      texts={texts}
      query={useQuery(managedAuthorsQuery)}
      editorsNote={texts.deleteOwnersOnly}
      nameOf={({ name }) => name}
      Form={AuthorForm}
      remove={removeAuthor}
      usageOf={({ id }) => authorUsageQuery(id)}
      linesOf={({ posts }) => [texts.postsLeft(posts)]}
    >
      {(authors, actionsOf) => (
        <ul aria-label={texts.title} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {authors.map((author) => (
            <AuthorCard key={author.id} author={author}>
              {actionsOf(author)}
            </AuthorCard>
          ))}
        </ul>
      )}
    </RecordsPage>
  );
}

/** An author as readers see them, in the back office's language. */
function AuthorCard({ author, children }: { author: ManagedAuthor; children: ReactNode }) {
  const { locale } = useAdminI18n();
  const name = localized(author, "name", locale);
  const role = localized(author, "role", locale);
  const bio = localized(author, "bio", locale);
  return (
    <li className="rounded-card border-border bg-card flex flex-col border p-5">
      <div className="flex items-start gap-4">
        <Avatar key={author.avatar_url} url={author.avatar_url} name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl leading-snug tracking-normal break-words">{name}</h2>
          {role && <p className="text-muted-foreground text-base break-words">{role}</p>}
          {author.email && (
            <bdi className="text-muted-foreground block text-base break-all">{author.email}</bdi>
          )}
        </div>
        {!author.is_active && <ActiveBadge isActive={false} />}
      </div>
      {bio && (
        <p dir="auto" className="mt-4 line-clamp-4 text-base break-words">
          {bio}
        </p>
      )}
      <div className="mt-auto pt-4">{children}</div>
    </li>
  );
}

/** The portrait, or the initials if there is none or it fails to load. */
function Avatar({ url, name }: { url: string | null; name: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="arch bg-primary-soft text-primary grid h-[4.7rem] w-16 shrink-0 place-items-center text-xl font-semibold">
      {url && !isBroken ? (
        <img
          src={url}
          alt=""
          width={64}
          height={75}
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </span>
  );
}
