-- Sums of the daily rows by article: the posts list reads one row per post, however many days and campaigns there are.
create table public.blog_view_totals (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  views bigint not null check (views >= 0)
);

comment on table public.blog_view_totals is 'Views of an article on all counted days. Maintained by a trigger of blog_view_daily.';

create function private.total_views()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.blog_view_totals as total
    set views = total.views - gone.views
    from (select post_id, sum(views) as views from before_rows group by post_id) as gone
    where total.post_id = gone.post_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.blog_view_totals as total (post_id, views)
    select post_id, sum(views) from after_rows group by post_id
    on conflict (post_id) do update set views = total.views + excluded.views;
  end if;
  return null;
end;
$$;

comment on function private.total_views() is 'Statement trigger: maintains the sums of articles'' daily views.';

create trigger blog_view_daily_total_inserted
after insert on public.blog_view_daily
referencing new table as after_rows
for each statement execute function private.total_views();

create trigger blog_view_daily_total_updated
after update on public.blog_view_daily
referencing old table as before_rows new table as after_rows
for each statement execute function private.total_views();

create trigger blog_view_daily_total_deleted
after delete on public.blog_view_daily
referencing old table as before_rows
for each statement execute function private.total_views();

alter table public.blog_view_totals enable row level security;

grant select, insert, update, delete on table public.blog_view_totals to service_role;

create policy "Nobody reaches views of articles through the API"
on public.blog_view_totals as restrictive for all to anon, authenticated
using (false);
