import { FileText } from "lucide-react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { buttonVariants } from "@/components/ui/button.variants";
import { Badge } from "@/components/ui/staff/badge";
import type { ScheduledPost } from "@/data/staff/post.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { toDubaiTime } from "@/lib/dubai-time";
import { titleOf } from "./calendar-item";

/** A post that is scheduled for the day and belongs to no planned topic. Its time is changed in the editor. */
export function ScheduledPostCard({ post }: { post: ScheduledPost }) {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;
  const title = titleOf(post, locale) ?? { text: t.posts.untitled, lang: locale };
  return (
    <li className="border-border grid gap-3 border-t py-4 first:border-t-0 first:pt-0">
      <div className="grid gap-1.5">
        <h3 lang={title.lang} dir="auto" className="text-lg leading-snug font-semibold tracking-normal">
          {title.text}
        </h3>
        <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Badge tone="blue">{texts.status.scheduled}</Badge>
          <span>{texts.goesOutAt(toDubaiTime(post.scheduled_at).time)}</span>
        </p>
      </div>
      <Link
        to={adminPaths.post(post.id)}
        aria-label={texts.openPostNamed(title.text)}
        className={buttonVariants({ variant: "outline", size: "small", className: "justify-self-start" })}
      >
        <FileText />
        {texts.openPost}
      </Link>
    </li>
  );
}
