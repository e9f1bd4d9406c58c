import { Share2 } from "lucide-react";
import type { KitArticle } from "@/admin/links/share-kit";
import { useLazyDialog } from "@/admin/shared/use-lazy-dialog";
import { Button } from "@/components/ui/button";
import { LOCALES } from "@/config/locales";
import type { SavedPost } from "@/data/staff/saved-post";
import { useSessionView } from "./session-context";
import { useTexts } from "@/i18n/i18n";
import { shareTexts } from "@/words/admin/share";

const loadKit = async () => (await import("@/admin/links/share-kit")).ShareKit;

/** Opens what a stored article is shared with. */
export function ShareKitButton() {
  const texts = useTexts(shareTexts).kit;
  const post = useSessionView((view) => view.post);
  const { Dialog, open, close } = useLazyDialog(loadKit);
  if (!post || post.deleted_at !== null || post.draft.post.slug === "") return null;
  return (
    <>
      <Button variant="outline" size="small" className="px-3.5" onClick={open}>
        <Share2 className="size-4.5" />
        {texts.button}
      </Button>
      {Dialog && <Dialog article={articleOf(post)} onClose={close} />}
    </>
  );
}

/** A post as the kit shares it: as it is stored, in the languages that have a text. */
function articleOf({ draft: { post, translations } }: SavedPost): KitArticle {
  return {
    slug: post.slug,
    isPublished: post.status === "published",
    texts: Object.fromEntries(
      LOCALES.flatMap((lang) => {
        const written = translations.find((one) => one.lang === lang && one.content_markdown !== "");
        return written ? [[lang, { title: written.title, excerpt: written.excerpt }]] : [];
      }),
    ),
  };
}
