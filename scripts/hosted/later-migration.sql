-- Stands for what a later release brings, while there is none: a column that gets a value for every row, and one that takes more.
alter table public.author_contacts add column label text;

update public.author_contacts set label = split_part(email, '@', 1) where true;

alter table public.author_contacts
  alter column label set not null,
  alter column email type varchar(320);
