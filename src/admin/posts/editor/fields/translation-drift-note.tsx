import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/staff/dialog";
import type { PostLanguage } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { LOCALE_NAMES, otherLocale } from "@/i18n/locales";
import { TextDiff } from "../revisions/text-diff";
import { useTranslationDrift } from "../use-translation-drift";

/** Says when the other language has been worked on since this one was, and shows how. */
export function TranslationDriftNote({
  lang,
  texts,
}: {
  lang: PostLanguage;
  texts: AdminDictionary["editor"];
}) {
  const { t } = useAdminI18n();
  const { paragraphs, seen, now, catchUp } = useTranslationDrift(lang);
  const [isOpen, setOpen] = useState(false);
  const other = otherLocale(lang);
  if (paragraphs === 0) return null;
  return (
    <div className="bg-saffron-soft rounded-control flex flex-wrap items-center gap-x-3 py-1 ps-4 pe-1 text-base">
      <p className="me-auto py-2">{texts.movedOn(paragraphs)}</p>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {texts.movedOnShow}
      </Button>
      <Button variant="ghost" size="small" onClick={catchUp}>
        {texts.movedOnDone}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`${t.editor.movedOnShow} ${LOCALE_NAMES[other]}`}
        closeLabel={t.common.close}
        size="large"
      >
        <TextDiff lang={other} before={seen} after={now} />
      </Dialog>
    </div>
  );
}
