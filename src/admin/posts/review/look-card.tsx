import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { isBlank, translationOf } from "@domain/post-draft";
import { Chooser } from "@/admin/shared/chooser";
import { copyText } from "@/admin/shared/copy-text";
import { useFailureToast } from "@/admin/shared/failure-text";
import { QueryView, ReadFailure } from "@/admin/shared/query-view";
import { formatDateTime } from "@/admin/shared/moments";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { Button } from "@/components/ui/button";
import { Checkbox, Input } from "@/components/ui/staff/form-controls";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/config/locales";
import { paths } from "@/config/paths";
import {
  acceptGuest,
  type LookLink,
  lookLinksQuery,
  makeLookLink,
  revokeLookLink,
} from "@/data/staff/look-links";
import { cliniciansQuery } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { lookLinksTexts } from "@/texts/admin/look-links";
import { draftOf } from "../editor/form/editor-form";
import { useFormValue, useSession, useSessionView } from "../editor/session-context";
import { keepText } from "./keep-text";

/** Links to the texts on the screen, for people without an account; folded, and read once it is open. */
export function LookCard() {
  const texts = useTexts(lookLinksTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group rounded-card border-border bg-card border px-4 text-base"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 text-lg font-semibold [&::-webkit-details-marker]:hidden">
        {texts.title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && <Links />}
    </details>
  );
}

function Links() {
  const texts = useTexts(lookLinksTexts);
  const session = useSession();
  const isStored = useSessionView((view) => view.post !== null);
  const links = useQuery({
    ...lookLinksQuery(session.id),
    enabled: isStored,
    refetchOnWindowFocus: "always",
  });
  const [invites, setInvites] = useState(false);
  const [made, setMade] = useState<{ lang: Locale; address: string }>();
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-muted-foreground">{texts.lead}</p>
      <Checkbox
        label={texts.invites}
        checked={invites}
        onChange={({ target }) => setInvites(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        {LOCALES.map((lang) => (
          <MakeLink
            key={lang}
            lang={lang}
            invites={invites}
            onMade={(token) => setMade({ lang, address: location.origin + paths.look(lang, token) })}
          />
        ))}
      </div>
      {made && (
        <div aria-live="polite" className="border-primary rounded-control grid gap-2 border p-3">
          <p className="font-semibold">{texts.made[made.lang]}</p>
          <p>{texts.once}</p>
          <Input
            dir="ltr"
            readOnly
            aria-label={texts.made[made.lang]}
            value={made.address}
            onFocus={({ target }) => target.select()}
          />
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => void copyText(made.address, texts)}
          >
            {texts.copy}
          </Button>
        </div>
      )}
      {isStored && (
        <QueryView query={links} empty={null}>
          {(working) => (
            <ul aria-label={texts.list} className="grid gap-3">
              {working.map((link) => (
                <Made key={link.id} link={link} />
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </div>
  );
}

interface MakeLinkProps {
  lang: Locale;
  invites: boolean;
  onMade: (token: string) => void;
}

/** Saves the text on the screen first: nobody reads what may be lost. */
function MakeLink({ lang, invites, onMade }: MakeLinkProps) {
  const texts = useTexts(lookLinksTexts);
  const session = useSession();
  const isWritten = useFormValue((form) => !isBlank(form[lang].content_markdown));
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation(makeLookLink);
  const [isSaving, setSaving] = useState(false);
  if (!isWritten) return null;
  const make = async () => {
    setSaving(true);
    const isKept = await keepText(session);
    setSaving(false);
    if (!isKept) return toast.error(texts.failed, { description: texts.notSaved });
    mutate(
      { postId: session.id, text: translationOf(draftOf(session.form()), lang), invites },
      { onSuccess: ({ token }) => onMade(token), onError: failed(texts.failed) },
    );
  };
  return (
    <Button variant="outline" size="small" isBusy={isSaving || isPending} onClick={() => void make()}>
      {texts.make[lang]}
    </Button>
  );
}

function Made({ link }: { link: LookLink }) {
  const locale = useLocale();
  const texts = useTexts(lookLinksTexts);
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation(revokeLookLink);
  return (
    <li className="border-border grid justify-items-start gap-2 border-t pt-3">
      <p>
        <span lang={link.lang} className="font-semibold">
          {LOCALE_NAMES[link.lang]}
        </span>{" "}
        {texts.until(formatDateTime(link.expires_at, locale))} · {texts.opens(link.opens)}
      </p>
      {!link.is_current && <p>{texts.outdated}</p>}
      {link.invites && !link.guest_name && <p className="text-muted-foreground">{texts.invited}</p>}
      {link.guest_name && (
        <p>
          {texts.guest} <bdi className="font-semibold">{link.guest_name}</bdi>
          {link.guest_licence && (
            <>
              {" · "}
              <bdi>{link.guest_licence}</bdi>
            </>
          )}
        </p>
      )}
      {link.guest_name && <Accepted link={link} />}
      <Button
        variant="ghost"
        size="small"
        isBusy={isPending}
        aria-label={`${texts.revoke}: ${LOCALE_NAMES[link.lang]}`}
        onClick={() =>
          mutate(link.id, {
            onSuccess: () => void toast.success(texts.revoked),
            onError: failed(texts.notChanged),
          })
        }
      >
        {texts.revoke}
      </Button>
    </li>
  );
}

/** The author whom owners assign to the person behind a link, after comparing name and licence. */
function Accepted({ link }: { link: LookLink }) {
  const locale = useLocale();
  const texts = useTexts(lookLinksTexts);
  const isOwner = useIsOwner();
  const failed = useFailureToast();
  const query = useQuery(cliniciansQuery);
  const { mutate, isPending, variables } = useMutation(acceptGuest);
  const author = isPending ? variables.author : link.author_id;
  if (!query.data) return <ReadFailure of={[query]} />;
  const names = query.data.map((one) => [one.author_id, localized(one.authors, "name", locale)] as const);
  if (!isOwner) {
    const name = names.find(([id]) => id === author)?.[1];
    return <p className="text-muted-foreground">{name ? `${texts.acceptAs} ${name}` : texts.notAccepted}</p>;
  }
  return (
    <div className="grid w-full gap-1">
      <Chooser
        label={texts.acceptAs}
        none={texts.notAccepted}
        choices={names}
        value={author ?? ""}
        aria-busy={isPending}
        onChoose={(id) =>
          mutate(
            { id: link.id, author: id || null },
            { onSuccess: () => void toast.success(texts.accepted), onError: failed(texts.notChanged) },
          )
        }
      />
      <p className="text-muted-foreground">{texts.acceptHint}</p>
    </div>
  );
}
