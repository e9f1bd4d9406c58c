import { useSuspenseQuery } from "@tanstack/react-query";
import { useI18n } from "@/i18n/i18n";
import { CareServices } from "./care-services";
import { careExtrasQuery } from "./care-extras.queries";
import { FamilyTrust } from "./family-trust";

/** What only the elderly care page has. */
export function ElderlyCareBlocks({ slug, title }: { slug: string; title: string }) {
  const { locale } = useI18n();
  const { data } = useSuspenseQuery(careExtrasQuery(locale));
  return (
    <>
      <CareServices slug={slug} texts={data.services} drawings={data.drawings} />
      <FamilyTrust slug={slug} title={title} texts={data.why} />
    </>
  );
}
