-- A generated article is stored with the service key, but a person had it written: the activity names them. Without a name it
-- would read as one that went out on its schedule.
create or replace function private.log_activity(p_action text, p_entity text, p_entity_id text, p_label text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  who uuid := (select auth.uid());
  named constant text := left(coalesce(p_label, ''), 300);
begin
  if who is null and p_entity = 'blog_post' then
    -- Of this transaction: whoever had it written is not the one who does something with it later.
    select topic.created_by into who
    from public.generation_topics as topic
    where topic.post_id = p_entity_id::uuid and topic.updated_at = now()
    limit 1;
  end if;

  -- Someone who saves every half minute is doing one thing: the row moves on with them until they or others do another.
  if p_action = 'updated' then
    update public.activity_log as entry
    set happened_at = now(), label = named
    where entry.id = (
        select last.id
        from public.activity_log as last
        where last.entity = p_entity and last.entity_id = p_entity_id
        order by last.id desc
        limit 1
      )
      and entry.action = 'updated'
      and entry.actor_id is not distinct from who
      and entry.happened_at > now() - interval '30 minutes';
    if found then
      return;
    end if;
  end if;

  insert into public.activity_log (actor_id, actor_email, action, entity, entity_id, label)
  values (
    who,
    (select admin.email from public.admins as admin where admin.user_id = who),
    p_action,
    p_entity,
    p_entity_id,
    named
  );
end;
$$;
