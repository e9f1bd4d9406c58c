import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { LogoMark } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { factsQuery } from "@/data/public/facts.queries";
import { staffQuery } from "@/data/staff/session";
import { cn } from "@/lib/class-names";
import { StaffMemberContext } from "../shared/use-staff-member";
import { useBusinessName } from "../shared/use-business-name";
import { LeaveGuards } from "../shared/leave-guard";
import { useIsLeaving } from "../sign-in/leave-session";
import { SignInContext, SignInOverPage } from "../sign-in/sign-in-over-page";
import { AccountLink, SessionButtons } from "./account-controls";
import { MenuBar, MenuColumn } from "./admin-navigation";
import { FetchWindows } from "./fetch-windows";
import { headerHeight } from "./bar-height";
import { LicenceStrip } from "./licence-strip";
import { PageGate } from "./page-gate";
import { SignInFrame } from "./sign-in-frame";
import { useSearch } from "./search/use-search";
import { useCurrentPage } from "./use-menu";
import { usePageMember, usePendingSignIn } from "./use-session";
import { useLocale, useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";
import { loginTexts } from "@/texts/admin/login";
import { navigationTexts } from "@/texts/admin/navigation";

export { PageError as ErrorInside } from "./page-error";

/** Menu, name and sign-out of every staff page. This is only a convenience: the database decides what a person may see. */
export function Component() {
  const locale = useLocale();
  const shell = useTexts(shellTexts);
  const login = useTexts(loginTexts);
  const navigationPageTexts = useTexts(navigationTexts);
  const brand = useBusinessName();
  const staff = useQuery(staffQuery);
  const facts = useQuery(factsQuery);
  const isLeaving = useIsLeaving();
  const [isReady, setReady] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const { member, isAway } = usePageMember(() => setPutOff(false));
  const answerSignIn = usePendingSignIn(member !== null && staff.data?.id === member.id);
  const { openSearch, search } = useSearch();
  const isWide = useCurrentPage()?.isWide;

  // The facts decide whether an owner's page has the strip, which would move the page if it came later. The page does not wait
  // for a second try.
  if (!isReady && (!facts.isPending || facts.failureCount > 0)) setReady(true);
  if (staff.isPending || (staff.data?.role === "owner" && !isReady)) {
    return <output className="admin-width block py-16">{shell.loading}</output>;
  }
  if (staff.isError && !member) {
    return (
      <SignInFrame title={shell.pageError.missing.title} lead={login.offline}>
        <Button onClick={() => void staff.refetch()}>{shell.retry}</Button>
      </SignInFrame>
    );
  }
  if (!member) return <ToSignIn />;

  const isEnded = staff.data === null && !isLeaving;
  if (!isEnded && isPutOff) setPutOff(false);

  return (
    <StaffMemberContext value={member}>
      <LeaveGuards>
        <a
          href="#content"
          className="rounded-control bg-primary text-primary-foreground sr-only z-50 px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
        >
          {navigationPageTexts.skip}
        </a>
        {/* On a phone it scrolls away: the text needs the screen. The menu has the account there. */}
        <header ref={headerHeight} className="border-border bg-background top-0 z-30 border-b md:sticky">
          <div className="flex items-center gap-x-1 px-[clamp(1rem,2.5vw,2rem)] py-1 lg:gap-x-4">
            <Link
              to={localizedPath(paths.home, locale)}
              title={navigationPageTexts.site}
              className="flex min-h-12 shrink-0 items-center gap-2.5 font-bold max-lg:min-w-11"
            >
              <LogoMark className="h-8 w-7" />
              <span className="max-lg:sr-only">{brand}</span>
            </Link>
            <MenuBar onSearch={openSearch} />
            {isEnded && (
              <Button size="small" className="lg:order-1" onClick={() => setPutOff(false)}>
                {login.submit}
              </Button>
            )}
            <AccountLink className="ms-auto max-lg:hidden" />
            <div className="flex items-center gap-1 max-lg:hidden">
              <SessionButtons />
            </div>
          </div>
        </header>
        <div
          className={cn("print:block", isWide ? "2xl:grid" : "lg:grid", "grid-cols-[13.75rem_minmax(0,1fr)]")}
        >
          <MenuColumn onSearch={openSearch} />
          <main id="content" tabIndex={-1} className="min-w-0 outline-none">
            {member.role === "owner" && <LicenceStrip facts={facts.data} />}
            <div className="admin-width py-8">
              <SignInContext value={() => setPutOff(false)}>
                {isAway ? <output>{shell.loading}</output> : <PageGate />}
              </SignInContext>
            </div>
          </main>
        </div>
        {search}
        <FetchWindows />
        {/* One dialog: between a password and its code the database has no session. Closing it puts it off: the work behind it
          stays, and the header has the way back in. */}
        {!isLeaving && (answerSignIn || (isEnded && !isPutOff)) && (
          <SignInOverPage
            texts={isEnded ? login.ended : login.again}
            member={member}
            onSignedIn={() => answerSignIn?.(true)}
            onClose={() => {
              if (isEnded) setPutOff(true);
              answerSignIn?.(false);
            }}
          />
        )}
      </LeaveGuards>
    </StaffMemberContext>
  );
}

/** Redirects a signed-out person to the sign-in page, once, and remembers their destination. */
function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    void navigate(paths.adminLogin, { replace: true, state: { next: pathname + search } });
  }, [navigate, pathname, search]);
  return null;
}
