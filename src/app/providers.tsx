import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";

/** What every page, public or staff, stands in. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <HelmetProvider>{children}</HelmetProvider>
    </QueryClientProvider>
  );
}
