import type { QueryClient } from "@tanstack/react-query";
import { pageSchemasQuery } from "@/data/page-schemas/page-schemas.queries";
import { primeQuery } from "@/data/prime-query";

export async function loadAbout(client: QueryClient): Promise<null> {
  await primeQuery(client, pageSchemasQuery("about"));
  return null;
}
