-- An exported event has its hour and nothing finer, so a file begins with a whole hour. The figures begin with the same one.
do $$
declare
  counting regprocedure;
begin
  foreach counting in array array['public.analytics_report(integer)', 'public.contact_counts()']::regprocedure[] loop
    execute regexp_replace(
      pg_get_functiondef(counting),
      'now\(\) - (make_interval\(days => p_days\)|interval ''7 days'')',
      'date_trunc(''hour'', now() - \1, ''UTC'')'
    );
  end loop;
end;
$$;
