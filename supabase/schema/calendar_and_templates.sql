-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners add templates" on public.content_templates for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change templates" on public.content_templates for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete templates" on public.content_templates for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff read templates" on public.content_templates for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Staff add plans" on public.editorial_calendar for insert to authenticated
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Staff change plans" on public.editorial_calendar for update to authenticated
  using (( SELECT private.is_staff() AS is_staff))
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Staff delete plans" on public.editorial_calendar for delete to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Staff read the calendar" on public.editorial_calendar for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
