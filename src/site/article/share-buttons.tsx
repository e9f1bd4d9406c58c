import { useEffect, useState, type MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button";
import { inAddress } from "@/config/contact";
import { pageAddress } from "@/config/site";
import { paths } from "@/config/paths";
import { articlePageTexts } from "@/texts/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { dirOf } from "@/config/locales";
import { useInBrowser } from "@/lib/use-in-browser";
import { withoutMarks } from "@/i18n/isolated";
import type { ArticleContent } from "./article.queries";
import { Icon, type IconName } from "@/components/ui/icons";

const POPUP = "popup,width=600,height=400";
const MESSAGE_MS = 4000;

const BUTTON = buttonVariants({ variant: "outline", size: "icon" });

/**
 * A chat and three networks, as plain links without script; the clipboard and the system's share sheet where the browser has
 * them. The button of the sheet reserves its space before that is known, so that nothing moves.
 */
export function ShareButtons({ article: { slug, lang, ...article } }: { article: ArticleContent }) {
  const headline = withoutMarks(article.headline);
  const { locale } = useI18n();
  const texts = useTexts(articlePageTexts).share;
  const canShare = useInBrowser(() => typeof navigator.share === "function");
  // The clipboard is missing on addresses without encryption, although the types require it.
  const cannotCopy = useInBrowser(() => !("clipboard" in navigator));
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(""), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  // The article's own address, on whichever page it is shown.
  const address = pageAddress(paths.article(slug), lang);
  const shared = inAddress(address);
  const networks = [
    ["facebook", `https://www.facebook.com/sharer/sharer.php?u=${shared}`],
    ["twitter", `https://twitter.com/intent/tweet?url=${shared}&text=${inAddress(headline)}`],
    ["linkedin", `https://www.linkedin.com/sharing/share-offsite/?url=${shared}`],
  ] as const;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setMessage(texts.copied),
      () => setMessage(texts.notCopied),
    );
  const share = () =>
    navigator.share({ title: headline, url: address }).catch((error: unknown) => {
      // Closing the sheet is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setMessage(texts.notShared);
    });

  return (
    <div lang={locale} dir={dirOf(locale)} className="relative mt-6 print:hidden">
      <ul aria-label={texts.title} className="flex flex-wrap gap-2">
        <li>
          <ShareLink
            icon="whatsapp"
            label={texts.whatsapp}
            href={`https://wa.me/?text=${inAddress(`${headline} ${address}`)}`}
          />
        </li>
        <ShareButton icon="share-link" label={texts.copy} isShown={!cannotCopy} onClick={() => void copy()} />
        {networks.map(([network, href]) => (
          <li key={network}>
            <ShareLink icon={`share-${network}`} label={texts[network]} href={href} onClick={openPopup} />
          </li>
        ))}
        <ShareButton
          icon="share-system"
          label={texts.system}
          isShown={canShare}
          onClick={() => void share()}
        />
      </ul>
      <output className="bg-foreground text-background rounded-control absolute start-0 top-full z-10 mt-2 px-3 py-1.5 text-base empty:hidden">
        {message}
      </output>
    </div>
  );
}

interface ShareLinkProps {
  icon: IconName;
  label: string;
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function ShareLink({ icon, label, href, onClick }: ShareLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className={BUTTON}
      onClick={onClick}
    >
      <Icon name={icon} />
    </a>
  );
}

interface ShareButtonProps {
  icon: IconName;
  label: string;
  isShown: boolean;
  onClick: () => void;
}

function ShareButton({ icon, label, isShown, onClick }: ShareButtonProps) {
  return (
    <li className={isShown ? undefined : "invisible"}>
      <button type="button" aria-label={label} title={label} className={BUTTON} onClick={onClick}>
        <Icon name={icon} />
      </button>
    </li>
  );
}

/** When popups are blocked, or a key means a new tab, the link works as a link. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const popup = window.open("", "_blank", POPUP);
  if (!popup) return;
  event.preventDefault();
  popup.opener = null;
  popup.location.href = event.currentTarget.href;
}
