import { useState, type ReactNode } from "react";
import { assertOk, AppError } from "@/data/client/errors";
import { count, head } from "@/data/staff/client/read";
import { rowVersion, rpcArguments } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { localized } from "@/i18n/localized";
import { initialsOf } from "@/lib/texts";
import { authorsTexts } from "@/texts/admin/authors";
import { email, pair, picture, toggle } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { ResourcePage } from "../resource/resource-page";
import { ActiveBadge } from "../resource/row-actions";
import { useIsOwner } from "../shared/use-staff-member";
import { changedLicence, checkLicence, LicenceLine, licenceFields, LicencePart } from "./licence";
import { useLocale, useTexts } from "@/i18n/i18n";
import { EmailAddress } from "../shared/email-address";

const authors = resource("authors", {
  texts: authorsTexts,
  fields: {
    ...pair("name", { max: 120, isRequired: true }, "name"),
    ...pair("role", { max: 160 }, "role"),
    email: { ...email(), column: "...author_contacts(email)" },
    avatar_url: picture(),
    ...pair("bio", { max: 2000, rows: 5 }, "bio"),
    is_active: toggle(true),
    ...licenceFields,
  },
  order: ["-created_at", "name"],
  unique: "email",
  nameOf: (author, _texts, locale) => localized(author, "name", locale),
  describeUses: async ({ id }, texts, signal) => [
    texts.postsLeft(
      await count(staffClient.from("blog_posts").select("id", head).eq("author_id", id), signal),
    ),
  ],
  check: (values, refuse, texts) => checkLicence(values, refuse, texts),
  // Saves the author, the email address and the licence together.
  save: async ({ before, values, id }) => {
    const { licence_number, licence_until, licence_authority, licence_authority_ar, languages, ...author } =
      values;
    const licence = { licence_number, licence_until, licence_authority, licence_authority_ar, languages };
    assertOk(
      await staffClient.rpc("save_author", {
        ...rowVersion(before, id),
        ...rpcArguments(author),
        p_licence: changedLicence(before, licence),
      }),
    );
  },
});

const AUTHOR_FIELDS = ["name", "role", "email", "avatar_url", "bio", "is_active"] as const;

type Author = RowIn<typeof authors>;

export function Component() {
  const { title } = useTexts(authorsTexts);
  return (
    <ResourcePage of={authors} Form={AuthorForm}>
      {(rows, actionsOf) => (
        <ul aria-label={title} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {rows.map((author) => (
            <AuthorCard key={author.id} author={author}>
              {actionsOf(author)}
            </AuthorCard>
          ))}
        </ul>
      )}
    </ResourcePage>
  );
}

function AuthorForm(form: RowFormProps<Author>) {
  const { errors } = useTexts(authorsTexts);
  const isOwner = useIsOwner();
  return (
    <ResourceForm
      of={authors}
      {...form}
      refusalOf={(error) =>
        error instanceof AppError && error.reason === "email_kept"
          ? { name: "email", message: errors.emailKept }
          : undefined
      }
    >
      <ResourceFields of={authors} names={AUTHOR_FIELDS} />
      {isOwner && <LicencePart>{(names) => <ResourceFields of={authors} names={names} />}</LicencePart>}
    </ResourceForm>
  );
}

/** An author as on the site, in the back office's language. */
function AuthorCard({ author, children }: { author: Author; children: ReactNode }) {
  const locale = useLocale();
  const name = localized(author, "name", locale);
  const role = localized(author, "role", locale);
  const bio = localized(author, "bio", locale);
  return (
    <li className="rounded-card border-border bg-card flex flex-col border p-5">
      <div className="flex items-start gap-4">
        <Avatar key={author.avatar_url} url={author.avatar_url} name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl leading-snug tracking-normal">{name}</h2>
          {role && <p className="text-muted-foreground text-base">{role}</p>}
          {author.email && (
            <EmailAddress
              address={author.email}
              className="text-muted-foreground block text-base wrap-anywhere"
            />
          )}
        </div>
        {!author.is_active && <ActiveBadge isActive={false} />}
      </div>
      <LicenceLine author={author} />
      {bio && (
        <p dir="auto" className="mt-4 line-clamp-4 text-base">
          {bio}
        </p>
      )}
      <div className="mt-auto pt-4">{children}</div>
    </li>
  );
}

/** The portrait, or the initials without one or when it fails to load. */
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
