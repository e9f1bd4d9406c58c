-- The status of a plan follows its post: staff read in the calendar what is written and what readers see. It may still be chosen by
-- hand, until the post changes next.

create function private.take_status_of_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  status_of_post text;
begin
  -- A change of the post that is under way is awaited: the plan would get what the post was.
  select status into status_of_post from public.blog_posts where id = new.post_id and deleted_at is null for share;
  new.status := coalesce(status_of_post, 'pending');
  return new;
end;
$$;
comment on function private.take_status_of_post() is 'Trigger: a plan that gets a post has its status. One whose post is gone or in the trash is open again.';

create trigger editorial_calendar_begin_with_post
before insert on public.editorial_calendar
for each row when (new.post_id is not null)
execute function private.take_status_of_post();

-- A status that is given together with the post is one that comes back.
create trigger editorial_calendar_follow_post
before update on public.editorial_calendar
for each row when (new.post_id is distinct from old.post_id and new.status = old.status)
execute function private.take_status_of_post();

create function private.move_plans_of_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.editorial_calendar as plan
  set status = case when new.deleted_at is null then new.status else 'pending' end
  where plan.post_id = new.id and plan.status <> case when new.deleted_at is null then new.status else 'pending' end;
  return null;
end;
$$;
comment on function private.move_plans_of_post() is 'Trigger: the plans of a post follow its status, and are open again while it is in the trash.';

create trigger blog_posts_move_plans
after update on public.blog_posts
for each row when (old.status <> new.status or (old.deleted_at is null) <> (new.deleted_at is null))
execute function private.move_plans_of_post();

comment on column public.editorial_calendar.status is 'Follows the status of the post, once there is one; may be chosen by hand until the post changes next.';

update public.editorial_calendar as plan
set status = case when post.deleted_at is null then post.status else 'pending' end
from public.blog_posts as post
where post.id = plan.post_id and plan.status <> case when post.deleted_at is null then post.status else 'pending' end;
