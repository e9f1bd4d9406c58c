-- A file that is not as long as it was when it was stored is damaged where it is kept. The function clean-media leaves it alone: what is
-- left of it, or a copy of it, may still be of use.
drop function public.unexamined_media(integer);

create function public.unexamined_media(p_limit integer)
returns table (id uuid, name text, updated_at timestamptz, size bigint) language sql stable security definer set search_path = '' as $$
  select file.id, file.name, file.updated_at, (file.metadata ->> 'size')::bigint
  from storage.objects as file
  where file.bucket_id = 'blog-media'
    and not exists (
      select from private.examined_media as examined
      where examined.object_id = file.id and examined.object_updated_at = file.updated_at
    )
  -- One that cannot be fetched does not keep the others waiting.
  order by random()
  limit p_limit;
$$;
comment on function public.unexamined_media(integer) is 'Some files of the bucket blog-media that the function clean-media has not looked at since they were stored, with the bytes that each had then. Service key only.';

revoke execute on function public.unexamined_media(integer) from public;
grant execute on function public.unexamined_media(integer) to service_role;
