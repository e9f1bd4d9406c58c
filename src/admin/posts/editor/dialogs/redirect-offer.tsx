import { useMutation, useQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { paths, stripLocale } from "@/config/paths";
import { moveRedirects, redirectsFromQuery } from "@/data/staff/redirects";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { commonTexts } from "@/texts/admin/common";

/** The address of a published post, before and after a save. */
export interface ChangedAddress {
  from: string;
  to: string;
}

interface RedirectOfferProps {
  /** Slugs. */
  change: ChangedAddress;
  onClose: () => void;
}

/**
 * The address of a published post has changed: the person who changed it may redirect the old address to the new one at once.
 * When the new address is redirected itself, that redirect takes precedence over the page: owners remove it with the same step,
 * and editors read whom to contact.
 */
export function RedirectOffer({ change, onClose }: RedirectOfferProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(editorTexts).saving.redirect;
  const isOwner = useIsOwner();
  const [from, to] = [paths.article(change.from), paths.article(change.to)];
  // Without an answer the offer stays unchanged.
  const ledAway = (useQuery(redirectsFromQuery(to)).data ?? []).filter(
    // A redirect from here to the old address comes from a rename that is undone.
    ({ to_path }) => isOwner || !sameArticle(to_path, from),
  );
  const mayMove = isOwner || ledAway.length === 0;

  const moving = useMutation({
    ...moveRedirects,
    onSuccess: () => {
      toast.success(texts.created);
      onClose();
    },
    onError: useFailureToast()(texts.failed),
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      text={mayMove ? texts.text : texts.askOwner}
      confirmLabel={mayMove ? texts.confirm : common.close}
      cancelLabel={texts.skip}
      isBusy={moving.isPending}
      onConfirm={() => (mayMove ? moving.mutate({ from, to }) : onClose())}
      onCancel={onClose}
    >
      <Addresses from={from} to={to} />
      <div aria-live="polite">
        {ledAway.length > 0 && (
          <p className="mt-4 text-base font-semibold">
            {texts.ledAway} {isOwner ? texts.ledAwayOwner : texts.ledAwayEditor}
          </p>
        )}
        {ledAway.map((row) => (
          <Addresses key={row.from_path} from={row.from_path} to={row.to_path} />
        ))}
      </div>
    </ConfirmDialog>
  );
}

/** Whether a path in any language is that of an article. */
const sameArticle = (path: string, article: string): boolean => stripLocale(path) === article;

function Addresses({ from, to }: ChangedAddress) {
  return (
    <p dir="ltr" className="bg-sand rounded-control mt-4 px-4 py-3 text-base wrap-anywhere">
      {from} → {to}
    </p>
  );
}
