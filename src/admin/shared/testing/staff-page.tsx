import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast, Toaster } from "sonner";
import { vi } from "vitest";
import { LeaveGuards } from "../leave-guard";
import { staffQuery, type StaffMember } from "@/data/staff/staff.queries";
import { AdminI18nProvider } from "@/i18n/admin-i18n";
import { adminAr } from "@/i18n/dictionaries/admin-ar";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import type { Locale } from "@/i18n/locales";

/** A request as a test looks at it: `GET authors`, `POST rpc/save_author`. */
export interface Asked {
  line: string;
  query: URLSearchParams;
  body: unknown;
}

/** Rows, a response, or a function that makes one of them of the request. */
type Reply = unknown;

/**
 * Stands in for the database's API: answers each line with its rows, a response, or what a function makes of the request,
 * and counts rows for requests that only count. What it was asked is kept in the order in which it came.
 */
export function serveRest(replies: Record<string, Reply>): {
  asked: Asked[];
  replies: Record<string, Reply>;
} {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(address, { ...init, signal: null });
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const line = `${request.method} ${pathname.replace("/rest/v1/", "")}`;
    const entry = {
      line,
      query: searchParams,
      body: text === "" ? undefined : (JSON.parse(text) as unknown),
    };
    asked.push(entry);
    if (!Object.hasOwn(replies, line)) throw new TypeError(`Nobody answers ${line}.`);
    const reply = replies[line];
    const answer: unknown =
      typeof reply === "function" ? await (reply as (asked: Asked) => unknown)(entry) : reply;
    if (answer instanceof Response) return answer;
    if (request.method === "HEAD") {
      return new Response(null, { headers: { "content-range": `*/${String(answer)}` } });
    }
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return { asked, replies };
}

/** What the database answers when it refuses something. */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, details: null, hint: null }, { status });

/** Shows a page of the back office to somebody who is signed in. */
export function showStaffPage(
  Page: ComponentType,
  { role = "owner", locale = "en" }: { role?: StaffMember["role"]; locale?: Locale } = {},
) {
  // The test's browser lays nothing out, so nothing ever changes its size.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // Nor does it have fingers that could leave what they press.
  Element.prototype.setPointerCapture = () => undefined;
  // Toasts outlive the page that showed them, and the test with it.
  toast.dismiss();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const member: StaffMember | null = { email: "amal@example.com", role };
  client.setQueryData<StaffMember | null>(staffQuery.queryKey, member);
  const router = createMemoryRouter(
    [
      {
        path: "/admin/here",
        element: (
          <LeaveGuards>
            <Page />
          </LeaveGuards>
        ),
      },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: ["/before", "/admin/here"] },
  );
  render(
    <QueryClientProvider client={client}>
      <HelmetProvider>
        <AdminI18nProvider locale={locale} dictionary={locale === "ar" ? adminAr : adminEn}>
          <RouterProvider router={router} />
          <Toaster />
        </AdminI18nProvider>
      </HelmetProvider>
    </QueryClientProvider>,
  );
  return { client, router };
}
