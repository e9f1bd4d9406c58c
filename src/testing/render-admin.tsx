import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast, Toaster } from "sonner";
import { LeaveGuards } from "@/admin/shared/leave-guard";
import { StaffMemberContext } from "@/admin/shared/use-staff-member";
import { staffQuery, type StaffMember } from "@/data/staff/session";
import { LocaleProvider } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { factsQuery } from "@/data/public/facts.queries";
import { testFacts } from "./facts";
import { testQueryClient } from "./query-client";

/** The member of staff who is signed in. */
export const STAFF_ID = "7d5cf7d4-0000-4000-8000-0000000000aa";

interface AdminOptions {
  role?: StaffMember["role"];
  locale?: Locale;
  /** The address; the previous one is `/before`. */
  path?: string;
  /** The page's route, when it has parameters. */
  route?: string;
  client?: ReturnType<typeof testQueryClient>;
}

/** The contexts that the shell provides to a page. */
function OfMember({ member, children }: { member: StaffMember; children: ReactNode }) {
  return (
    <StaffMemberContext value={useQuery(staffQuery).data ?? member}>
      <LeaveGuards>{children}</LeaveGuards>
    </StaffMemberContext>
  );
}

/** Renders a page of the back office, or a part of one, for a member of staff. Other addresses show "Elsewhere". */
export function renderAdmin(
  page: ReactNode,
  {
    role = "owner",
    locale = "en",
    path = "/admin/here",
    route = path.replace(/[?#].*/, ""),
    client = testQueryClient(),
  }: AdminOptions = {},
) {
  // Toasts outlive the page that showed them, and the test with it.
  toast.dismiss();
  const member: StaffMember = { id: STAFF_ID, email: "amal@example.com", name: "", role };
  client.setQueryData<StaffMember | null>(staffQuery.queryKey, member);
  client.setQueryData(factsQuery.queryKey, testFacts());
  const router = createMemoryRouter(
    [
      { path: route, element: <OfMember member={member}>{page}</OfMember> },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: ["/before", path] },
  );
  const rendered = render(
    <QueryClientProvider client={client}>
      <HelmetProvider>
        <LocaleProvider value={locale}>
          <RouterProvider router={router} />
          <Toaster />
        </LocaleProvider>
      </HelmetProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, client, router };
}
