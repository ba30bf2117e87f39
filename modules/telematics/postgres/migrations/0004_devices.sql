-- What reports where vehicles are. The key of a tracker or phone is a secret of which only the SHA-256 is stored; a device
-- of another service is known by that service's id.
create table telematics.devices (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('tracker', 'phone', 'traccar', 'dimo')),
  name text not null check (char_length(name) between 1 and 80),
  imei text check (imei ~ '^[0-9]{15}$'),
  iccid text check (iccid ~ '^89[0-9]{16,18}$'),
  model text check (char_length(model) between 1 and 80),
  external_id text check (char_length(external_id) between 1 and 128),
  key_hash bytea check (octet_length(key_hash) = 32),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived boolean not null generated always as (archived_at is not null) stored,
  searched text not null generated always as (
    app.folded(name || E'\n' || coalesce(imei, '') || E'\n' || coalesce(iccid, '') || E'\n' || coalesce(model, '')
      || E'\n' || coalesce(external_id, ''))
  ) stored,
  name_key text not null collate "C" generated always as (app.folded(name)) stored,
  primary key (organization_id, id),
  constraint one_device_per_key unique (key_hash),
  check (source in ('traccar', 'dimo') = (external_id is not null)),
  check (source in ('tracker', 'phone') = (key_hash is not null))
);
create unique index one_active_device_per_imei on telematics.devices (organization_id, imei)
  where not archived and imei is not null;
create unique index one_device_per_external_id on telematics.devices (organization_id, source, external_id)
  where external_id is not null;
create index devices_by_name on telematics.devices (organization_id, archived, name_key, id);

-- In which vehicle a device is or was. A device is in one vehicle at a time, and a vehicle has one device at a time.
-- Positions refer to devices, so a link that is corrected moves them to another vehicle.
create table telematics.device_links (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  device_id uuid not null,
  vehicle_id uuid not null,
  linked_from timestamptz not null check (isfinite(linked_from)),
  -- The first instant without it. Null if it is still there.
  linked_until timestamptz check (isfinite(linked_until)),
  created_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(linked_from, linked_until)) stored,
  primary key (organization_id, id),
  check (linked_until > linked_from),
  constraint of_a_device foreign key (organization_id, device_id)
    references telematics.devices (organization_id, id) on delete cascade,
  constraint in_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint one_vehicle_per_device exclude using gist
    (organization_id with =, device_id with =, period with &&),
  constraint one_device_per_vehicle exclude using gist
    (organization_id with =, vehicle_id with =, period with &&)
);
create index links_of_vehicle on telematics.device_links (organization_id, vehicle_id, linked_from desc);
create index links_of_device on telematics.device_links (organization_id, device_id, linked_from desc);

-- A Traccar server that forwards its positions. Its devices are created when they first report.
create table telematics.forwarders (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  last_used_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint one_forwarder_per_token unique (token_hash)
);

select app.protect_tenant_table('telematics.devices');
select app.protect_tenant_table('telematics.device_links');
select app.protect_tenant_table('telematics.forwarders');
select app.count_storage('telematics.devices');
select app.count_storage('telematics.device_links');
select app.count_storage('telematics.forwarders');
grant select, insert, update, delete on telematics.devices, telematics.device_links, telematics.forwarders
  to motorpool_app, motorpool_system;

-- Whose a key or token is, before anyone is known. Each answers its one question.
create function telematics.device_by_key(hash bytea) returns table (organization_id uuid, device_id uuid)
  language sql stable security definer set search_path = '' rows 1
begin atomic
  select d.organization_id, d.id from telematics.devices d where d.key_hash = hash and not d.archived;
end;
create function telematics.forwarder_by_token(hash bytea) returns table (organization_id uuid, forwarder_id uuid)
  language sql stable security definer set search_path = '' rows 1
begin atomic
  select f.organization_id, f.id from telematics.forwarders f where f.token_hash = hash;
end;
grant usage on schema telematics to motorpool_lookup;
grant select (organization_id, id, key_hash, archived) on telematics.devices to motorpool_lookup;
grant select (organization_id, id, token_hash) on telematics.forwarders to motorpool_lookup;
create policy look_up on telematics.devices for select to motorpool_lookup using (true);
create policy look_up on telematics.forwarders for select to motorpool_lookup using (true);
grant create on schema telematics to motorpool_lookup;
alter function telematics.device_by_key(bytea) owner to motorpool_lookup;
alter function telematics.forwarder_by_token(bytea) owner to motorpool_lookup;
revoke create on schema telematics from motorpool_lookup;
revoke execute on function telematics.device_by_key(bytea), telematics.forwarder_by_token(bytea) from public;
grant execute on function telematics.device_by_key(bytea), telematics.forwarder_by_token(bytea)
  to motorpool_app, motorpool_system;
