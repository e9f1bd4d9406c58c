-- A plan keeps its run key, so that nothing in it is ever written twice. Staff are told again when a run brought something
-- else: its posts are part of what names the notice.
create or replace function private.note_generation_run(p_run_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.note_for_staff(
    'generated',
    p_run_key || ':' || md5(coalesce(string_agg(topic.post_id::text, ',' order by topic.post_id), '')),
    jsonb_build_object(
      'created', count(*) filter (where topic.status = 'done'),
      'failed', count(*) filter (where topic.status <> 'done'),
      'titles', coalesce(jsonb_agg(topic.topic_en order by topic.claimed_at) filter (where topic.status = 'done'), '[]')
    )
  )
  from public.generation_topics as topic
  where topic.run_key = p_run_key
  having count(*) > 0;
$$;
