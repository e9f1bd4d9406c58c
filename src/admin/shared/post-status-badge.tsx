import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import type { PostStatus } from "@domain/post-draft";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/texts/admin/posts";

const TONES: Readonly<Record<PostStatus, BadgeTone>> = {
  published: "green",
  draft: "grey",
  scheduled: "blue",
};

export function PostStatusBadge({ status }: { status: PostStatus }) {
  const posts = useTexts(postsTexts);
  return <Badge tone={TONES[status]}>{posts.status[status]}</Badge>;
}
