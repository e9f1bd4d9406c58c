import type { Facts } from "@domain/facts";
import type { Locale } from "@/config/locales";
import { serviceName } from "@/content/service-titles";

const DEFAULT_SERVICE = "doctor-on-call";

/**
 * The service that an article leads to: its own while it is offered, otherwise a doctor; undefined when that is not offered
 * either.
 * @param primaryService the slug that its writer chose, which may have been deleted since
 */
export function articleService(
  primaryService: string | null,
  facts: Facts,
  locale: Locale,
): { slug: string; title: string } | undefined {
  for (const slug of [primaryService ?? "", DEFAULT_SERVICE]) {
    const title = serviceName(facts, slug, locale);
    if (title) return { slug, title };
  }
  return undefined;
}
