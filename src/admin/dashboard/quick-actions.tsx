import { CalendarDays, List, PenLine } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button.variants";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { adminPaths } from "../shared/admin-paths";

/** The three ways on that people take most. */
export function QuickActions() {
  const { t } = useAdminI18n();
  const texts = t.dashboard;
  return (
    <nav aria-label={texts.actionsTitle} className="flex flex-wrap gap-3">
      <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
        <PenLine aria-hidden="true" />
        {texts.createPost}
      </Link>
      <Link to={adminPaths.posts} className={buttonVariants({ variant: "outline", size: "small" })}>
        <List aria-hidden="true" />
        {texts.viewPosts}
      </Link>
      <Link to={adminPaths.calendar} className={buttonVariants({ variant: "outline", size: "small" })}>
        <CalendarDays aria-hidden="true" />
        {texts.calendar}
      </Link>
    </nav>
  );
}
