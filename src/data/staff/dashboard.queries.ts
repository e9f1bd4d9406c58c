import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { expiryStage, type ExpiryStage } from "@domain/expiry";
import type { PermitKind } from "@domain/permits";
import { keys } from "@/data/client/keys";
import { count, head, read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { compareBy } from "@/lib/compare-by";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";

const posts = () => staffClient.from("blog_posts").select("id", head).is("deleted_at", null);

/** Posts by state, without the trash. */
export const postCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "posts"],
  queryFn: async ({ signal }) => {
    const [total, published, scheduled, drafts] = await Promise.all([
      count(posts(), signal),
      count(posts().eq("status", "published"), signal),
      count(posts().eq("status", "scheduled"), signal),
      count(posts().eq("status", "draft"), signal),
    ]);
    return { total, published, scheduled, drafts };
  },
});

const contactCounts = z.object({
  whatsapp: z.number(),
  calls: z.number(),
  visits: z.number(),
  converted: z.number(),
});

/** Visits and contact clicks of the last seven days, counted by the database. */
export const contactCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "contacts"],
  queryFn: async ({ signal }) => contactCounts.parse(await read(staffClient.rpc("contact_counts"), signal)),
});

const postList = z.object({ total: z.number() });

interface Permit {
  kind: string;
  authority_en: string;
  scope_en: string;
  issued: string;
  expires: string;
}

/** Whether the other permit has taken over from this one: the database asks the same before it tells owners by mail. */
const isRenewalOf = (permit: Permit, other: Permit, today: string): boolean =>
  other.kind === permit.kind &&
  other.authority_en === permit.authority_en &&
  other.scope_en === permit.scope_en &&
  other.issued <= today &&
  other.expires > permit.expires;

/** Something that pages stop saying after its last day. */
interface Expiring {
  /** The kind of a permit or the key of a fact. */
  what: string;
  /** Of a permit. */
  number?: string;
  lastDay: string;
  stage: ExpiryStage;
}

/** What expires soon or has expired, first what is most urgent. */
async function expiring(
  today: string,
  signal: AbortSignal,
): Promise<{ hasLicence: boolean; expiring: Expiring[] }> {
  const [permits, facts] = await Promise.all([
    read(staffClient.from("permits").select("kind, number, authority_en, scope_en, issued, expires"), signal),
    read(
      staffClient
        .from("business_facts")
        .select("key, valid_until")
        .not("value", "is", null)
        .not("valid_until", "is", null),
      signal,
    ),
  ]);
  const all = [
    ...permits
      .filter((permit) => !permits.some((other) => isRenewalOf(permit, other, today)))
      .map(({ kind, number, expires }) => ({ what: kind, number, lastDay: expires })),
    ...facts.flatMap(({ key, valid_until: lastDay }) => (lastDay === null ? [] : { what: key, lastDay })),
  ].flatMap((one) => {
    const stage = expiryStage(one.lastDay, today);
    return stage ? [{ ...one, stage }] : [];
  });
  return {
    hasLicence: permits.some(({ kind }) => kind === ("facility_licence" satisfies PermitKind)),
    expiring: all.toSorted(compareBy(({ lastDay }) => lastDay)),
  };
}

/**
 * What waits for somebody: posts that go out today, posts without Arabic, planned topics whose day has come and that nobody
 * has begun, and what expires.
 * @param today `yyyy-MM-dd` in Dubai
 */
export const attentionQuery = (today: string) =>
  queryOptions({
    queryKey: [...keys.dashboard, "attention", today],
    queryFn: async ({ signal }) => {
      const [goingOut, plansDue, list, expiries] = await Promise.all([
        count(
          posts()
            .eq("status", "scheduled")
            .gte("scheduled_at", startOfDubaiDay(today))
            .lt("scheduled_at", startOfDubaiDay(addDays(today, 1))),
          signal,
        ),
        count(
          staffClient
            .from("editorial_calendar")
            .select("id", head)
            .eq("status", "pending")
            .is("post_id", null)
            .lte("scheduled_date", today),
          signal,
        ),
        read(
          staffClient.rpc("list_posts", {
            p_page: 1,
            p_per_page: 1,
            p_search: "",
            p_status: "",
            p_service: "",
            p_missing_arabic: true,
            p_in_trash: false,
          }),
          signal,
        ),
        expiring(today, signal),
      ]);
      return { goingOut, plansDue, withoutArabic: postList.parse(list).total, ...expiries };
    },
  });

export type Attention = Awaited<ReturnType<NonNullable<ReturnType<typeof attentionQuery>["queryFn"]>>>;
