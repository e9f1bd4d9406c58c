import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";

/** The providers of every page, public or staff. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <HelmetProvider>{children}</HelmetProvider>
    </QueryClientProvider>
  );
}
