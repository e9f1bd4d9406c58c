-- What of a film not every browser plays, such as HEVC. Staff are told before they use it: by the browser that uploads it, which stores
-- its finding with the file, and by the function clean-media, whose own finding counts once it has looked.

alter table private.examined_media
  add column unplayable text not null default '' check (char_length(unplayable) <= 200);
comment on column private.examined_media.unplayable is 'What of a film not every browser plays, by the names of the codecs; empty for pictures and for films that all play.';

-- Films were looked at by rules that kept some of what programs write, and not for how they are encoded. One that today's rules would
-- refuse stays: it was accepted, and a page may show it.
update private.examined_media as examined
set object_updated_at = '-infinity'
from storage.objects as file
where file.id = examined.object_id and file.name ~* '\.(mp4|webm|mov)$';

drop function public.note_examined_media(uuid, timestamptz, text);
create function public.note_examined_media(
  p_id uuid, p_seen timestamptz, p_outcome text, p_unplayable text default ''
)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  file record;
begin
  select object.name, object.updated_at, coalesce(nullif(object.user_metadata ->> 'name', ''), object.name) as label
  into file
  from storage.objects as object
  where object.id = p_id;
  if not found then
    return false;
  end if;
  if p_outcome = 'unreadable' then
    update private.examined_media set object_updated_at = p_seen where object_id = p_id and object_updated_at = '-infinity';
    if found then
      return false;
    end if;
  else
    -- Storing it without metadata has made it younger than it was seen.
    insert into private.examined_media (object_id, object_updated_at, unplayable)
    values (p_id, case p_outcome when 'clean' then p_seen else file.updated_at end, left(p_unplayable, 200))
    on conflict (object_id) do update
    set object_updated_at = excluded.object_updated_at, unplayable = excluded.unplayable;
  end if;
  if p_outcome <> 'clean' then
    perform private.record_event(p_outcome, 'media', left(file.name, 320), file.label);
  end if;
  return p_outcome = 'unreadable';
end;
$$;
comment on function public.note_examined_media(uuid, timestamptz, text, text) is 'Remembers that a file of the bucket blog-media was looked at, and what of a film not every browser plays. Logs it when metadata was removed from it, or before it is removed because nobody can say what is in it. Returns whether it is to be removed. Service key only.';

grant execute on function public.note_examined_media(uuid, timestamptz, text, text) to service_role;

create function public.unplayable_media()
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(found.name, found.codecs), '{}')
  from (
    select file.name, coalesce(examined.unplayable, left(file.user_metadata ->> 'unplayable', 200), '') as codecs
    from storage.objects as file
    left join private.examined_media as examined on examined.object_id = file.id
    where (select private.is_staff()) and file.bucket_id = 'blog-media'
  ) as found
  where found.codecs <> '';
$$;
comment on function public.unplayable_media() is 'The films of the bucket blog-media that not every browser plays, by their names in it, with the names of their codecs. Staff only.';

grant execute on function public.unplayable_media() to authenticated;
