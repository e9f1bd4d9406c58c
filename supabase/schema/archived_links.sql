-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.link_days(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(happened) order by happened.day), '[]')
    from (
      select (visit.created_at at time zone 'Asia/Dubai')::date as day, count(*) as visits
      from public.campaign_links as link
      join public.user_sessions as visit
        on (visit.utm_campaign, visit.utm_source, visit.utm_medium, coalesce(visit.utm_content, ''))
          = (link.campaign, link.source, link.medium, link.content)
      where link.id = p_id
      group by 1
    ) as happened
  );
end;
$function$;
comment on function link_days(p_id uuid) is 'Visits of the last 90 days that began with a campaign link, by their day in Dubai; days without one are left out. Staff only.';
