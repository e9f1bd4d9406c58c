comment on function private.free_post_slug(text) is 'The slug of a title, or with the next number behind it while another post has that one.';
comment on function private.note_generation_run(text) is 'Writes down for staff what came of a run of the bulk generation, once for each outcome.';
