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

test("visitors may execute only the functions of policies and checks, missing_page counting, gone articles, pictures of articles, missing files, the site's status and the rating", async () => {
  expect(await runnableBy("anon")).toEqual([
    "private.dubai_today",
    "private.is_site_path",
    "private.is_staff",
    "public.gone_articles",
    "public.is_published_infographic",
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
    "private.has_recent_password",
    "private.is_fact",
    "private.is_owner",
    "private.is_paper_named",
    "private.is_plain_line",
    "private.is_site_path",
    "private.is_staff",
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
    "public.is_published_infographic",
    "public.kept_permit_kinds",
    "public.list_activity",
    "public.list_posts",
    "public.list_reviews",
    "public.list_staff",
    "public.list_versions",
    "public.make_password_link",
    "public.mark_review_sample",
    "public.measure_place",
    "public.media_own_names",
    "public.media_usage",
    "public.missing_media",
    "public.move_redirects",
    "public.order_rows",
    "public.read_activity",
    "public.read_post",
    "public.redirect_problem",
    "public.remove_second_factor",
    "public.remove_staff",
    "public.restore_posts",
    "public.restore_version",
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
    "public.take_back",
    "public.take_back_everything",
    "public.trash_posts",
    "public.undo_change",
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
    "private.is_site_path",
    "private.media_names",
    "public.agree_to_change",
    "public.ask_for_password_link",
    "public.begin_site_build",
    "public.claim_generated_image",
    "public.claim_generation_topic",
    "public.daily_upkeep",
    "public.end_sessions",
    "public.fail_site_build",
    "public.finish_account_link",
    "public.is_published_infographic",
    "public.kept_permit_kinds",
    "public.login_attempt_begin",
    "public.login_attempt_succeeded",
    "public.missing_media",
    "public.note_examined_media",
    "public.note_for_staff",
    "public.note_live_site",
    "public.publish_due",
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
