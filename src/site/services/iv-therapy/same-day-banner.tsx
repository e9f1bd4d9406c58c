import { Clock } from "@/components/ui/line-icons";
import { ServiceContactButtons } from "../service-contact-buttons";
import type { IvPageData } from "./iv-extras.queries";

interface SameDayBannerProps {
  slug: string;
  title: string;
  texts: IvPageData["today"];
}

export function SameDayBanner({ slug, title, texts }: SameDayBannerProps) {
  return (
    <section aria-labelledby="same-day" className="bg-saffron-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-8">
        <div className="flex grow basis-80 gap-4">
          <Clock className="text-primary mt-0.5 size-7 shrink-0" />
          <div className="max-w-[38em]">
            <h2 id="same-day" className="text-[1.5rem] tracking-normal">
              {texts.title}
            </h2>
            <p className="mt-1">{texts.text}</p>
          </div>
        </div>
        <ServiceContactButtons source="iv_same_day" slug={slug} title={title} />
      </div>
    </section>
  );
}
