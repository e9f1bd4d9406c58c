import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/texts/admin/posts";
import { commonTexts } from "@/texts/admin/common";

interface PagerProps {
  page: number;
  pages: number;
  onShow: (page: number) => void;
}

/** The navigation of a list whose length is known. */
export function Pager({ page, pages, onShow }: PagerProps) {
  const posts = useTexts(postsTexts);
  const common = useTexts(commonTexts);
  return (
    <nav aria-label={posts.pages} className="flex items-center justify-center gap-3">
      <Button variant="outline" size="small" disabled={page <= 1} onClick={() => onShow(page - 1)}>
        <ChevronLeft className="mirror-rtl" />
        {common.previous}
      </Button>
      <span aria-live="polite" className="text-base tabular-nums">
        {posts.page(page, pages)}
      </span>
      <Button variant="outline" size="small" disabled={page >= pages} onClick={() => onShow(page + 1)}>
        {common.next}
        <ChevronRight className="mirror-rtl" />
      </Button>
    </nav>
  );
}
