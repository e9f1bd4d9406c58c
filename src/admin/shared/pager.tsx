import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";

interface PagerProps {
  page: number;
  pages: number;
  onShow: (page: number) => void;
}

/** Leads through the pages of a list whose length is known. */
export function Pager({ page, pages, onShow }: PagerProps) {
  const { t } = useAdminI18n();
  return (
    <nav aria-label={t.posts.pages} className="flex items-center justify-center gap-3">
      <Button variant="outline" size="small" disabled={page <= 1} onClick={() => onShow(page - 1)}>
        <ChevronLeft className="mirror-rtl" />
        {t.common.previous}
      </Button>
      <span aria-live="polite" className="text-base tabular-nums">
        {t.posts.page(page, pages)}
      </span>
      <Button variant="outline" size="small" disabled={page >= pages} onClick={() => onShow(page + 1)}>
        {t.common.next}
        <ChevronRight className="mirror-rtl" />
      </Button>
    </nav>
  );
}
