-- The password is asked again for accounts, the two contact numbers and taking back everything only. Files have no trash and are in no
-- database dump: what is used, or can come back to use, only an owner deletes.
drop policy "Editors remove unused blog media of theirs, owners any, used ones after sign-in" on storage.objects;
create policy "Editors remove unused blog media of theirs, owners any"
on storage.objects for delete to authenticated
using (
  bucket_id = 'blog-media'
  and (
    (select private.is_owner())
    or ((select private.is_staff()) and owner_id = (select auth.uid())::text and not exists (select from public.media_usage(name)))
  )
);

-- The paper of no permit is removed by the nightly upkeep alone.
drop policy "Staff who are owners remove papers of no permit" on storage.objects;
revoke execute on function private.is_paper_named(text) from authenticated;

create or replace function private.expect_owner_now()
returns void language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_owner();
  if not exists (
    select from auth.mfa_amr_claims as beginning
    where beginning.session_id::text = (select auth.jwt() ->> 'session_id')
      and beginning.authentication_method = 'password'
      and beginning.created_at between now() - interval '1 hour' and now() + interval '1 minute'
  ) then
    raise exception 'Sign in again for this change.' using errcode = 'insufficient_privilege', detail = 'sign_in_again';
  end if;
end;
$$;
drop function private.has_recent_password();
