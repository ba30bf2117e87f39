-- Fuel and charging. Quantities in milliliters, grams (`cng`, `h2`) or watt-hours (`electricity`), and as typed.
create table fleet.fuel_entries (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  at timestamptz not null,
  energy text not null check (energy in ('petrol', 'diesel', 'ethanol', 'lpg', 'cng', 'h2', 'electricity', 'other')),
  quantity bigint not null check (quantity between 1 and 10000000000),
  raw_quantity double precision not null check (raw_quantity > 0),
  raw_unit text not null check (raw_unit in ('l', 'gal_us', 'gal_uk', 'kg', 'kwh')),
  -- Up to the full tank or the full battery.
  is_full boolean not null,
  -- Something was filled in before it that was not recorded.
  missed_previous boolean not null,
  cost_minor bigint check (cost_minor between 0 and 1000000000000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  location_id uuid,
  place text check (char_length(place) between 1 and 120),
  reading_id uuid,
  recorded_by uuid default app.user_id(),
  recorded_at timestamptz not null,
  voided_at timestamptz,
  voided_by uuid,
  void_reason text check (char_length(void_reason) between 1 and 500),
  primary key (organization_id, id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade,
  constraint at_a_location foreign key (organization_id, location_id) references fleet.locations (organization_id, id),
  foreign key (organization_id, reading_id) references fleet.readings (organization_id, id),
  constraint cost_has_a_currency check ((cost_minor is null) = (currency is null)),
  constraint one_place check (location_id is null or place is null),
  constraint unit_of_its_energy check (case
    when energy = 'electricity' then raw_unit = 'kwh'
    when energy in ('cng', 'h2') then raw_unit = 'kg'
    else raw_unit in ('l', 'gal_us', 'gal_uk') end),
  constraint void_with_a_reason check ((voided_at is null) = (void_reason is null))
);
create index fuel_of_vehicle on fleet.fuel_entries (organization_id, vehicle_id, at desc, id desc);

select app.protect_tenant_table('fleet.fuel_entries');
select app.count_storage('fleet.fuel_entries');
grant select, insert, update (voided_at, voided_by, void_reason) on fleet.fuel_entries to motorpool_app;
grant select, insert, update, delete on fleet.fuel_entries to motorpool_system;
