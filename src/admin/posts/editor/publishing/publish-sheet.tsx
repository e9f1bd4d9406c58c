import type { Facts } from "@domain/facts";
import { flushSync } from "react-dom";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { useServiceName } from "@/admin/shared/use-service-name";
import { Button } from "@/components/ui/button";
import { LOCALE_NAMES, LOCALES } from "@/config/locales";
import { fillFacts } from "@/i18n/fill-facts";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { editorFactTexts } from "@/texts/admin/editor-facts";
import { publishingTexts } from "@/texts/admin/editor-publishing";
import { FindingList } from "../analysis/analysis-card";
import { labelOf } from "../analysis/facts-card";
import { UnreadPart } from "./unread-part";
import type { PublishCheck, PublishFinding } from "./use-publish-check";
import type { UnreadTexts } from "./use-unread-check";

interface PublishSheetProps extends PublishCheck {
  /** The action of the button. */
  what: keyof typeof publishingTexts.en.anyway;
  unread: UnreadTexts;
  onJump: (finding: PublishFinding) => void;
  /** With an owner's reason texts go to readers that nobody has read. */
  onPublish: (reason?: string) => void;
  /** Sends the post without its only unread text. */
  onWithout: () => void;
  onClose: () => void;
}

/** Findings that readers should not get by mistake: each with a link to its place, and a button that publishes anyway. */
export function PublishSheet({
  findings,
  facts,
  what,
  unread,
  onJump,
  onPublish,
  onWithout,
  onClose,
}: PublishSheetProps) {
  const texts = useTexts(publishingTexts);
  const sentenceOf = useSentence(facts);
  const jump = (finding: PublishFinding) => () => {
    flushSync(onClose);
    // The dialog returns the focus first.
    setTimeout(() => onJump(finding));
  };
  const groups = [undefined, ...LOCALES].flatMap((lang) => {
    const ofLanguage = findings.filter((finding) => finding.lang === lang);
    return ofLanguage.length > 0 ? [{ lang, ofLanguage }] : [];
  });
  return (
    <AdminDialog
      title={texts.title(findings.length + unread.langs.length)}
      description={texts.text}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {unread.langs.length > 0 && (
          <UnreadPart
            unread={unread}
            what={what}
            onWithout={onWithout}
            onCorrect={onPublish}
            onAllSent={onClose}
          />
        )}
        {groups.map(({ lang, ofLanguage }) => (
          <section key={lang ?? "whole"} aria-labelledby={`publish-${lang ?? "whole"}`}>
            <h3
              id={`publish-${lang ?? "whole"}`}
              lang={lang}
              className="text-muted-foreground text-base font-semibold tracking-normal"
            >
              {lang === undefined ? texts.whole : LOCALE_NAMES[lang]}
            </h3>
            <FindingList
              findings={ofLanguage.map((finding) => ({
                id: finding.id,
                kind: WARNINGS.includes(finding.what) ? "warning" : "problem",
                text: sentenceOf(finding),
                action: texts.jump,
                onJump: finding.field === undefined ? undefined : jump(finding),
              }))}
            />
          </section>
        ))}
        {/* In view, however long the list is. */}
        <div className="border-border bg-background rounded-b-card sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-3">
          {unread.langs.length === 0 && (
            <Button variant="outline" size="small" onClick={() => onPublish()}>
              {texts.anyway[what]}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {texts.back}
          </Button>
        </div>
      </div>
    </AdminDialog>
  );
}

/** Parts that an article need not have. */
const WARNINGS: readonly PublishFinding["what"][] = [
  "noArabic",
  "noArabicContent",
  "altMissing",
  "unchecked",
];

/** The text of a finding in the person's language. */
function useSentence(facts: Facts | undefined): (finding: PublishFinding) => string {
  const texts = useTexts(publishingTexts);
  const editor = useTexts(editorTexts);
  const factWords = useTexts(editorFactTexts).findings;
  const serviceName = useServiceName();
  const plain = (finding: PublishFinding): string => {
    switch (finding.what) {
      case "link":
        return texts.links[finding.trouble](finding.text);
      case "promise":
        return texts.promise(finding.text);
      case "serviceGone":
        return texts.serviceGone(serviceName(finding.text) ?? finding.text);
      case "serviceOff":
        return texts.serviceOff(serviceName(finding.text) ?? finding.text);
      case "noArabic":
      case "noArabicContent":
      case "altMissing":
      case "unchecked":
        return texts[finding.what];
      default: {
        const value = facts ? fillFacts(finding.placeholder, facts, finding.lang ?? "en") : "";
        return factWords[`${finding.what}Differs`](finding.text, value);
      }
    }
  };
  return (finding) => {
    const { field, number, what } = finding;
    const isNamed = field === undefined || field === "content_markdown" || field === "primary_service";
    const sentence = plain(finding);
    // The text of a missing part names it already.
    if (isNamed || what === "noArabic" || what === "altMissing") return sentence;
    return factWords.at(labelOf(field, number, editor), sentence);
  };
}
