import { Link, useLocation } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import type { Facts } from "@domain/facts";
import type { PermitKind } from "@domain/permits";
import { cn } from "@/lib/class-names";
import { useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";
import { adminPaths } from "../shared/admin-paths";

const LICENCE = "facility_licence" satisfies PermitKind;

/** Whether pages claim a licence that was never entered. An entered licence that has expired ends the claim. */
const claimsUnknownLicence = ({ isLicensed, permits }: Facts): boolean =>
  isLicensed && !permits.some(({ kind }) => kind === LICENCE);

/** On every page of an owner until the licence is entered: the site's claim, and a link to the form. */
export function LicenceStrip({ facts }: { facts: Facts | undefined }) {
  const { licenceStrip: strip } = useTexts(shellTexts);
  const isOnFacts = useLocation().pathname === adminPaths.facts;
  if (!facts || !claimsUnknownLicence(facts)) return null;
  return (
    <section
      aria-label={strip.title}
      className="bg-saffron-soft flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-[clamp(1rem,2.5vw,2rem)] py-2 print:hidden"
    >
      {/* On a phone, the whole sentence would take a sixth of each page's first screen. */}
      {!isOnFacts && <p className="min-w-0 flex-1 text-base font-semibold sm:hidden">{strip.title}</p>}
      <p className={cn("min-w-0 flex-1 basis-64 text-base", !isOnFacts && "max-sm:hidden")}>{strip.text}</p>
      {/* On that page, its own button is below. */}
      {!isOnFacts && (
        <Link to={adminPaths.facts} className={buttonVariants({ size: "small" })}>
          {strip.action}
        </Link>
      )}
    </section>
  );
}
