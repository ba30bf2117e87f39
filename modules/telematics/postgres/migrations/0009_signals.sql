-- What the owner of a shared vehicle lets us read.
alter table telematics.shared_vehicles add permissions text[] not null default '{}'
  check (permissions <@ array['location', 'measurements', 'vin']);
select app.count_storage('telematics.shared_vehicles');

-- When a device of a provider was last read, and since when its owner no longer lets us: it is not read again until the
-- provider says otherwise. `vin_read_at`: its VIN is read once.
create table telematics.provider_readings (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  device_id uuid not null,
  read_at timestamptz,
  lost_at timestamptz,
  vin_read_at timestamptz,
  primary key (organization_id, device_id),
  constraint of_a_device foreign key (organization_id, device_id)
    references telematics.devices (organization_id, id) on delete cascade
);
select app.protect_tenant_table('telematics.provider_readings');
grant select, insert, update, delete on telematics.provider_readings to motorpool_app, motorpool_system;

-- Devices of the demo, whose vehicles are driven by a job for as long as the demo is new.
create table telematics.simulated_devices (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  device_id uuid not null,
  city text not null check (city in ('berlin', 'lisbon', 'austin')),
  number integer not null check (number >= 0),
  until timestamptz not null,
  primary key (organization_id, device_id),
  constraint of_a_device foreign key (organization_id, device_id)
    references telematics.devices (organization_id, id) on delete cascade
);
select app.protect_tenant_table('telematics.simulated_devices', 'read');
grant select on telematics.simulated_devices to motorpool_app;
grant select, insert, delete on telematics.simulated_devices to motorpool_system;
