-- Everything that ever happened to a vehicle, as written by the parts of this module and by other modules.
create table fleet.timeline (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  -- Who did it; null for the system.
  user_id uuid,
  details jsonb not null check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4000),
  primary key (organization_id, id),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index timeline_of_vehicle on fleet.timeline (organization_id, vehicle_id, at desc, id desc);

select app.protect_tenant_table('fleet.timeline', 'append');
select app.count_storage('fleet.timeline');
grant select, insert on fleet.timeline to motorpool_app;
grant select, insert, update, delete on fleet.timeline to motorpool_system;
