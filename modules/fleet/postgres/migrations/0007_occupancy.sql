-- Everything that takes a vehicle, for whatever reason, is a row of this one table, so that one constraint keeps it from
-- being taken twice. Three facts say when: start, planned end, and the end as it happened. Columns that follow from them
-- are generated. Conditions use these instead of the period, because row security lets an index serve only comparisons
-- that cannot leak a row, which those of ranges may.
create table fleet.holds (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  kind text not null check (kind in ('rental', 'loaner', 'test_drive', 'internal_use', 'maintenance',
    'inspection_grounding', 'transfer', 'hard_hold', 'sale_pending')),
  status text not null check (status in ('tentative', 'firm', 'released')),
  -- What it was before its release, in case that is undone.
  released_from text check (released_from in ('tentative', 'firm')),
  starts_at timestamptz not null,
  -- Null until further notice.
  due_at timestamptz,
  -- When someone ended it: before `due_at` it frees the vehicle early, after it the vehicle was late.
  ended_at timestamptz,
  -- When another hold or a grounding made it tentative.
  demoted_at timestamptz,
  held_for text check (char_length(held_for) between 1 and 120),
  note text check (char_length(note) between 1 and 500),
  source_module text check (source_module ~ '^[a-z]{1,40}$'),
  source_id uuid,
  from_location_id uuid,
  to_location_id uuid,
  -- Of a transfer: it ended at its destination.
  arrived boolean not null default false,
  -- Who took it; null for the system.
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- With these kinds someone has the vehicle (`contract/holdViews.ts`).
  availability text not null generated always as (
    case when kind in ('rental', 'loaner', 'test_drive', 'internal_use') then 'out' else 'blocked' end) stored,
  period tstzrange not null generated always as (tstzrange(starts_at, least(due_at, ended_at), '[)')) stored,
  ends_at timestamptz not null generated always as (coalesce(least(due_at, ended_at), 'infinity')) stored,
  -- Until when it keeps the vehicle. What has to come back or arrive keeps it until someone says that it did.
  occupies_until timestamptz not null generated always as (
    case
      when ended_at is not null then ended_at
      when kind in ('rental', 'loaner', 'test_drive', 'internal_use', 'transfer') then 'infinity'
      else coalesce(due_at, 'infinity')
    end) stored,
  primary key (organization_id, id),
  check (not isempty(period) and lower_inc(period) and not lower_inf(period) and not upper_inc(period)),
  check (due_at > starts_at),
  check (ended_at > starts_at),
  check (ended_at is null or status = 'firm'),
  check ((status = 'released') = (released_from is not null)),
  check (due_at is not null or kind in ('maintenance', 'hard_hold', 'inspection_grounding')),
  check ((kind = 'transfer') = (to_location_id is not null)),
  check (from_location_id is null or kind = 'transfer'),
  check (not arrived or kind = 'transfer' and ended_at is not null),
  check ((source_module is null) = (source_id is null)),
  -- Does not cascade: what has been taken is not removed when its import is undone.
  constraint of_a_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id),
  constraint from_a_location foreign key (organization_id, from_location_id)
    references fleet.locations (organization_id, id),
  constraint to_a_location foreign key (organization_id, to_location_id)
    references fleet.locations (organization_id, id),
  constraint one_firm_hold_at_a_time
    exclude using gist (organization_id with =, vehicle_id with =, period with &&)
    where (status = 'firm') deferrable initially immediate
);

create index firm_holds on fleet.holds (organization_id, vehicle_id, occupies_until) where status = 'firm';
-- For the list of vehicles: all that are taken now, and those due back.
create index current_holds on fleet.holds (organization_id, occupies_until, starts_at, availability, vehicle_id)
  where status = 'firm';
create index due_holds on fleet.holds (organization_id, due_at, vehicle_id)
  where status = 'firm' and ended_at is null and availability = 'out';
create index holds_of_vehicle on fleet.holds (organization_id, vehicle_id, starts_at, id);
create index holds_of_source on fleet.holds (organization_id, source_id) where source_id is not null;
create index transfers_to_location on fleet.holds (organization_id, to_location_id) where to_location_id is not null;

-- What the constraints above cannot say of a firm hold: the vehicle is in the fleet, and whoever has it now has to bring it
-- back before someone else can have it, even if they are late. `updated_at` is the time of the change. A grounding waits
-- for the vehicle's return, so it is exempt. Runs after the statement, which may change several holds together.
create function fleet.check_firm_hold() returns trigger language plpgsql set search_path = '' as $$
begin
  -- The lock keeps the vehicle from leaving the fleet meanwhile.
  perform from fleet.vehicles v
  where v.organization_id = new.organization_id and v.id = new.vehicle_id and not v.disposed for share;
  if not found then
    raise exception 'the vehicle is not in the fleet' using errcode = 'check_violation', constraint = 'vehicle_in_fleet';
  end if;
  if new.kind <> 'inspection_grounding' and new.starts_at <= new.updated_at and new.occupies_until > new.updated_at
    and exists (
      select from fleet.holds h
      where h.organization_id = new.organization_id and h.vehicle_id = new.vehicle_id and h.status = 'firm'
        and h.kind <> 'inspection_grounding' and h.id <> new.id
        and h.starts_at <= new.updated_at and h.occupies_until > new.updated_at)
  then
    raise exception 'the vehicle is not back yet' using errcode = 'exclusion_violation', constraint = 'vehicle_is_back';
  end if;
  return null;
end $$;
create trigger firm_hold_added after insert on fleet.holds for each row when (new.status = 'firm')
  execute function fleet.check_firm_hold();
create trigger firm_hold_changed after update on fleet.holds for each row
  when (new.status = 'firm' and (old.status <> 'firm' or old.vehicle_id <> new.vehicle_id
    or old.starts_at <> new.starts_at or old.ended_at is not null and new.ended_at is null))
  execute function fleet.check_firm_hold();

-- A transfer only goes where the location is still in use. The lock keeps it from being archived meanwhile.
create function fleet.require_active_destination() returns trigger language plpgsql set search_path = '' as $$
begin
  perform from fleet.locations l
  where l.organization_id = new.organization_id and l.id = new.to_location_id and l.archived_at is null for share;
  if not found then
    raise exception 'no such location' using errcode = 'foreign_key_violation', constraint = 'to_a_location';
  end if;
  return new;
end $$;
create trigger active_destination before insert on fleet.holds for each row when (new.to_location_id is not null)
  execute function fleet.require_active_destination();

-- A vehicle leaves service only when nobody has or expects it. Being grounded or about to be sold is no obstacle.
create function fleet.refuse_leaving() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from fleet.holds h
    where h.organization_id = new.organization_id and h.vehicle_id = new.id and h.status = 'firm'
      and h.occupies_until > new.updated_at and h.kind not in ('inspection_grounding', 'sale_pending'))
  then
    raise exception 'the vehicle is taken' using errcode = 'check_violation', constraint = 'vehicle_is_free';
  end if;
  return new;
end $$;
create trigger leaving_service before update of lifecycle on fleet.vehicles for each row
  when (old.lifecycle <> new.lifecycle
    and (old.lifecycle = 'in_service' or new.lifecycle in ('sold', 'written_off', 'archived')))
  execute function fleet.refuse_leaving();

-- Why vehicles are not safe. Each reason counts until it is released, which is final.
create table fleet.safety_blocks (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  severity text not null check (severity in ('restricted', 'grounded')),
  reason text not null check (char_length(reason) between 1 and 500),
  source_module text check (source_module ~ '^[a-z]{1,40}$'),
  source_id uuid,
  -- By whom; null for the system.
  opened_by uuid,
  opened_at timestamptz not null,
  released_by uuid,
  released_at timestamptz check (released_at >= opened_at),
  release_note text check (char_length(release_note) between 1 and 500),
  primary key (organization_id, id),
  check ((released_at is null) = (release_note is null)),
  check (released_by is null or released_at is not null),
  check ((source_module is null) = (source_id is null)),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id)
);
create index safety_blocks_of_vehicle on fleet.safety_blocks (organization_id, vehicle_id, opened_at desc, id desc);
create index open_safety_blocks on fleet.safety_blocks (organization_id, vehicle_id) where released_at is null;

create function fleet.refuse_reopening() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a released safety block does not change' using errcode = 'check_violation';
end $$;
create trigger released_once before update on fleet.safety_blocks for each row when (old.released_at is not null)
  execute function fleet.refuse_reopening();

-- Whether a vehicle is safe follows from its open blocks, whatever is written to the column. The row is locked by then, so
-- blocks that others opened or released are seen.
create function fleet.derive_safety() returns trigger language plpgsql set search_path = '' as $$
begin
  new.safety = coalesce((
    select min(b.severity) from fleet.safety_blocks b
    where b.organization_id = new.organization_id and b.vehicle_id = new.id and b.released_at is null), 'ok');
  return new;
end $$;
create trigger derived_safety before insert or update of safety on fleet.vehicles for each row
  execute function fleet.derive_safety();
create function fleet.change_safety() returns trigger language plpgsql set search_path = '' as $$
begin
  update fleet.vehicles v set safety = v.safety where v.organization_id = new.organization_id and v.id = new.vehicle_id;
  return null;
end $$;
create trigger changes_safety after insert or update of released_at on fleet.safety_blocks for each row
  execute function fleet.change_safety();

select app.protect_tenant_table('fleet.holds');
select app.protect_tenant_table('fleet.safety_blocks');
select app.count_storage('fleet.holds');
select app.count_storage('fleet.safety_blocks');
grant select, insert, update (vehicle_id, status, released_from, starts_at, due_at, ended_at, arrived, demoted_at, updated_at)
  on fleet.holds to motorpool_app;
grant select, insert, update (released_by, released_at, release_note) on fleet.safety_blocks to motorpool_app;
grant select, insert, update, delete on fleet.holds, fleet.safety_blocks to motorpool_system;
