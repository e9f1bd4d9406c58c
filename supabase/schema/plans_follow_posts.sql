-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.move_plans_of_post()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.editorial_calendar as plan
  set status = case when new.deleted_at is null then new.status else 'pending' end
  where plan.post_id = new.id and plan.status <> case when new.deleted_at is null then new.status else 'pending' end;
  return null;
end;
$function$;
comment on function private.move_plans_of_post() is 'Trigger: the plans of a post follow its status, and are open again while it is in the trash.';

CREATE OR REPLACE FUNCTION private.take_status_of_post()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  status_of_post text;
begin
  -- A change of the post that is under way is awaited: the plan would get what the post was.
  select status into status_of_post from public.blog_posts where id = new.post_id and deleted_at is null for share;
  new.status := coalesce(status_of_post, 'pending');
  return new;
end;
$function$;
comment on function private.take_status_of_post() is 'Trigger: a plan that gets a post has its status. One whose post is gone or in the trash is open again.';
