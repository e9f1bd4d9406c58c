import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import type { PostStatus } from "@/data/staff/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";

const TONES: Readonly<Record<PostStatus, BadgeTone>> = {
  published: "green",
  draft: "grey",
  scheduled: "blue",
};

export function PostStatusBadge({ status }: { status: PostStatus }) {
  const { t } = useAdminI18n();
  return <Badge tone={TONES[status]}>{t.posts.status[status]}</Badge>;
}
