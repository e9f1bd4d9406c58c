-- What a post looked like at each save, and the unsaved work on a published one.
create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version bigint not null check (version > 0),
  kind text not null default 'save' check (kind in ('save', 'working_copy')),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object' and octet_length(snapshot::text) <= 1000000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

comment on table public.blog_post_revisions is 'History of a post: the last 50 saves, and per person one working copy of a published post.';
comment on column public.blog_post_revisions.version is 'Version of the post that this snapshot holds (save) or started from (working_copy).';
comment on column public.blog_post_revisions.kind is 'working_copy: auto-saved changes to a published post that readers do not see yet.';
comment on column public.blog_post_revisions.snapshot is 'The post with its translations and tags, as the editor needs it to restore.';

create index blog_post_revisions_post_idx on public.blog_post_revisions (post_id, kind, created_at desc);
create index blog_post_revisions_created_by_idx on public.blog_post_revisions (created_by);

-- Security definer: editors add revisions and may not delete any; making room is the database's business.
create function private.trim_post_revisions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A newer working copy or a save takes the place of this person's working copy, never of a colleague's.
  delete from public.blog_post_revisions
  where post_id = new.post_id
    and kind = 'working_copy'
    and created_by is not distinct from new.created_by
    and id <> new.id;

  delete from public.blog_post_revisions
  where id in (
    select id
    from public.blog_post_revisions
    where post_id = new.post_id and kind = 'save'
    order by version desc, created_at desc
    offset 50
  );
  return null;
end;
$$;

comment on function private.trim_post_revisions() is 'Trigger: keeps the last 50 saves of a post and one working copy per person.';

revoke execute on function private.trim_post_revisions() from public;

create trigger blog_post_revisions_trim
after insert on public.blog_post_revisions
for each row execute function private.trim_post_revisions();

alter table public.blog_post_revisions enable row level security;

revoke all on table public.blog_post_revisions from anon, authenticated, service_role;
grant select, insert, update, delete on table public.blog_post_revisions to authenticated, service_role;

create policy "Staff read revisions"
on public.blog_post_revisions for select to authenticated
using ((select private.is_staff()));

create policy "Staff add revisions in their own name"
on public.blog_post_revisions for insert to authenticated
with check ((select private.is_staff()) and created_by = (select auth.uid()));

create policy "Owners change revisions"
on public.blog_post_revisions for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete revisions"
on public.blog_post_revisions for delete to authenticated
using ((select private.is_owner()));
