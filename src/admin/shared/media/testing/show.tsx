import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { MemoryRouter } from "react-router-dom";
import { Toaster } from "sonner";
import { AdminI18nProvider } from "@/i18n/admin-i18n";
import { adminAr } from "@/i18n/dictionaries/admin-ar";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import type { Locale } from "@/i18n/locales";

/** Shows a part of the back office with everything that stands around it. */
export function show(
  children: ReactNode,
  { locale = "en", path = "/" }: { locale?: Locale; path?: string } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <HelmetProvider>
        <QueryClientProvider client={client}>
          <AdminI18nProvider locale={locale} dictionary={{ en: adminEn, ar: adminAr }[locale]}>
            {children}
            <Toaster />
          </AdminI18nProvider>
        </QueryClientProvider>
      </HelmetProvider>
    </MemoryRouter>,
  );
}
