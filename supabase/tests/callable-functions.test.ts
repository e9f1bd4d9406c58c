import { afterAll, expect, test } from "vitest";
import { connectAsOwner } from "./support/stack";

/* Which functions of the database each role may call: a new one appears here, or nobody thought about who may. */
const sql = connectAsOwner();
afterAll(() => sql.end());

async function runnableBy(role: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege(${role}, p.oid, 'execute')
    order by 1`;
  return rows.map(({ name }) => name);
}

test("visitors may execute only the functions of policies and checks, missing_page counting, gone articles, missing files, the site's status and the rating", async () => {
  expect(await runnableBy("anon")).toEqual([
    "private.dubai_today",
    "private.is_published_infographic",
    "private.is_site_path",
    "private.is_staff",
    "public.gone_articles",
    "public.kept_permit_kinds",
    "public.missing_media",
    "public.note_missing_path",
    "public.site_fingerprint",
    "public.site_status",
    "public.stored_rating",
  ]);
});

test("signed-in people may execute only the functions of policies, checks and defaults, and those that check the caller", async () => {
  expect(await runnableBy("authenticated")).toEqual([
    "private.are_areas",
    "private.dubai_today",
    "private.has_paper_room",
    "private.is_fact",
    "private.is_media_used",
    "private.is_owner",
    "private.is_plain_line",
    "private.is_plain_upload",
    "private.is_published_infographic",
    "private.is_recent_sign_in",
    "private.is_site_path",
    "private.is_staff",
    "private.next_location_order",
    "private.next_service_order",
    "public.analytics_events_page",
    "public.analytics_report",
    "public.articles_naming",
    "public.assign_review",
    "public.blog_seed_begin",
    "public.blog_seed_finish",
    "public.clicks_of_reference",
    "public.contact_counts",
    "public.delete_all_posts",
    "public.discard_working_copy",
    "public.end_generation_run",
    "public.has_upload_room",
    "public.hide_review",
    "public.invite_staff",
    "public.kept_permit_kinds",
    "public.list_posts",
    "public.list_reviews",
    "public.list_staff",
    "public.make_password_link",
    "public.mark_review_sample",
    "public.media_own_names",
    "public.media_usage",
    "public.missing_media",
    "public.move_redirects",
    "public.order_locations",
    "public.order_services",
    "public.read_post",
    "public.remove_second_factor",
    "public.remove_staff",
    "public.restore_posts",
    "public.save_author",
    "public.save_location",
    "public.save_post",
    "public.save_settings",
    "public.save_working_copy",
    "public.second_factor_state",
    "public.set_staff_role",
    "public.show_review",
    "public.site_fingerprint",
    "public.site_overview",
    "public.site_status",
    "public.stored_rating",
    "public.switch_staff",
    "public.trash_posts",
  ]);
});

test("the service key may execute only what the edge functions and the scheduler call", async () => {
  expect(await runnableBy("service_role")).toEqual([
    "private.are_areas",
    "private.dubai_today",
    "private.fact_names",
    "private.infographic_hashes",
    "private.is_fact",
    "private.is_plain_line",
    "private.is_published_infographic",
    "private.is_site_path",
    "private.is_staff_role",
    "private.media_names",
    "private.next_location_order",
    "private.next_service_order",
    "public.agree_to_change",
    "public.ask_for_password_link",
    "public.begin_site_build",
    "public.claim_generated_image",
    "public.claim_generation_topic",
    "public.daily_upkeep",
    "public.end_sessions",
    "public.fail_site_build",
    "public.finish_account_link",
    "public.has_staff_notices",
    "public.is_published_description",
    "public.kept_permit_kinds",
    "public.login_attempt_begin",
    "public.login_attempt_succeeded",
    "public.look_at_account_link",
    "public.missing_media",
    "public.note_examined_media",
    "public.note_live_site",
    "public.note_published_topics",
    "public.publish_due",
    "public.release_generation_topic",
    "public.return_account_link",
    "public.return_search_engine_news",
    "public.return_staff_notices",
    "public.save_settings",
    "public.set_password",
    "public.site_fingerprint",
    "public.site_status",
    "public.spend_budget",
    "public.staff_of_session",
    "public.store_generated_post",
    "public.store_reviews",
    "public.sync_begin",
    "public.sync_finish",
    "public.take_account_link",
    "public.take_search_engine_news",
    "public.take_staff_notices",
    "public.unexamined_media",
    "public.unnamed_papers",
  ]);
});

test("the auth server may execute only its hook", async () => {
  expect(await runnableBy("supabase_auth_admin")).toEqual([
    "private.check_code_attempt",
    "private.check_password_attempt",
  ]);
});
