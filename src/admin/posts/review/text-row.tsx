import { Link } from "react-router-dom";
import { formatRecent } from "@/admin/shared/moments";
import { PostStatusBadge } from "@/admin/shared/post-status-badge";
import { useStaffName } from "@/admin/shared/staff-name";
import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import { WithNumbers } from "@/components/ui/with-numbers";
import { LOCALE_NAMES } from "@/config/locales";
import type { ReviewState, TextState } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { todayInDubai } from "@/lib/dubai-time";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { useAuthorName } from "./use-author-name";
import { approverOf, useDayText } from "./words-of-state";

const TONES: Readonly<Record<ReviewState, BadgeTone>> = {
  never: "grey",
  asked: "blue",
  changes_needed: "yellow",
  changed: "yellow",
  due: "yellow",
  approved: "green",
};

export function ReviewStateBadge({ state }: Pick<TextState, "state">) {
  const texts = useTexts(medicalReviewTexts);
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

interface TextRowProps {
  text: TextState;
  /** Where its title leads. */
  to: string;
}

/** One text of a list: its language, its state, and its request with editor, reviewer and deadline. */
export function TextRow({ text, to }: TextRowProps) {
  const locale = useLocale();
  const texts = useTexts(medicalReviewTexts);
  const dayText = useDayText();
  const { state, lang } = text;
  return (
    <li className="grid gap-1.5 p-4">
      <Link
        to={to}
        className="hover:text-primary -my-1 inline-flex min-h-12 w-fit items-center py-1 font-semibold hover:underline lg:min-h-10"
      >
        <bdi lang={lang} className="wrap-anywhere">
          <WithNumbers text={text.title || texts.untitled} />
        </bdi>
      </Link>
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge lang={lang}>{LOCALE_NAMES[lang]}</Badge>
        <ReviewStateBadge state={state} />
        {text.is_current === false && <Badge tone="yellow">{texts.outdated}</Badge>}
        <PostStatusBadge status={text.status} />
        {text.origin === "generated" && <Badge>{texts.generated}</Badge>}
      </p>
      <p className="text-muted-foreground flex flex-wrap gap-x-3 text-base">
        {state === "asked" ? (
          <Request text={text} />
        ) : (
          text.approved_at !== null && (
            <span>{texts.approvedBy(approverOf(text, locale), dayText(text.approved_at))}</span>
          )
        )}
        {state === "due" && text.due_on !== null && <span>{texts.dueSince(dayText(text.due_on))}</span>}
      </p>
    </li>
  );
}

/** The request: its reviewer and its deadline. */
export function Request({
  text: { asked_at: at, asked_by_email: email, asked_of: of, wanted_by: day },
}: Pick<TextRowProps, "text">) {
  const locale = useLocale();
  const texts = useTexts(medicalReviewTexts);
  const staffName = useStaffName();
  const authorName = useAuthorName();
  const when = at === null ? "" : formatRecent(Date.parse(at), locale);
  return (
    <>
      <WantedBy day={day} />
      <span>{email === null ? texts.sent(when) : texts.sentBy(staffName(email), when)}</span>
      <span>{of === null ? texts.toAnyone : texts.sentTo(authorName(of))}</span>
    </>
  );
}

function WantedBy({ day }: { day: string | null }) {
  const texts = useTexts(medicalReviewTexts);
  const dayText = useDayText();
  if (day === null) return null;
  const today = todayInDubai();
  if (day > today)
    return <span className="text-foreground font-semibold">{texts.wantedBy(dayText(day))}</span>;
  return (
    <span className="text-destructive font-semibold">
      {day === today ? texts.wantedToday : texts.late(dayText(day))}
    </span>
  );
}
