-- Prices have fils, as bookings and costs do.
alter table public.services alter column starting_price type numeric(8, 2);
comment on column public.services.starting_price is 'Lowest price in dirhams (AED), with fils, for one price_unit; null while there is none.';
