-- Pictures and videos of articles. Everyone fetches an object whose address they know; nobody but staff lists them.
-- No SVG and no HTML: both can carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-media',
  'blog-media',
  true,
  52428800, -- 50 MB
  array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/gif',
    'image/avif',
    'video/mp4',
    'video/webm',
    'video/quicktime'
  ]
)
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff list blog media"
on storage.objects for select to authenticated
using (bucket_id = 'blog-media' and (select private.is_staff()));

-- Names are made by the editor from ASCII; the ending must be one that the bucket's types have.
create policy "Staff upload blog media"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'blog-media'
  and (select private.is_staff())
  and name ~* '^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$'
  and name !~ '\.\.|//'
);

create policy "Staff remove blog media"
on storage.objects for delete to authenticated
using (bucket_id = 'blog-media' and (select private.is_staff()));
