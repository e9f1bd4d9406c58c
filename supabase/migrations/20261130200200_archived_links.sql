-- A campaign is over, and its links are in nobody's way any more; what is printed of them works as before.
alter table public.campaign_links add column is_archived boolean not null default false;
comment on column public.campaign_links.is_archived is 'Kept out of the list of links. It leads where it led, and counts.';

create function public.link_days(p_id uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.link_days(uuid) is 'Visits of the last 90 days that began with a campaign link, by their day in Dubai; days without one are left out. Staff only.';

grant execute on function public.link_days(uuid) to authenticated;
