-- One job of a work order. `minutes` and the amounts follow from what was entered, recorded and issued.
create table maintenance.work_order_lines (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  work_order_id uuid not null,
  position integer not null,
  title text not null check (char_length(title) between 1 and 200),
  state text not null check (state in ('open', 'done')),
  occurrence_id uuid,
  defect_id uuid,
  complaint text check (char_length(complaint) between 1 and 2000),
  cause text check (char_length(cause) between 1 and 2000),
  correction text check (char_length(correction) between 1 and 2000),
  -- Null: the billable minutes that were recorded.
  labor_minutes integer check (labor_minutes between 0 and 100000),
  rate_minor bigint not null check (rate_minor between 0 and 1000000000000),
  parts_price_minor bigint not null check (parts_price_minor between 0 and 1000000000000),
  other_minor bigint not null check (other_minor between 0 and 1000000000000),
  tax_bp integer not null check (tax_bp between 0 and 10000),
  warranty_check text not null check (warranty_check in ('none', 'possible', 'claimed', 'refused')),
  done_by uuid,
  done_at timestamptz,
  minutes integer not null default 0,
  labor_minor bigint not null default 0,
  parts_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  total_minor bigint not null default 0,
  -- Whether its work order is open.
  in_open_order boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  constraint line_in_its_order unique (organization_id, work_order_id, id),
  constraint line_of_a_work_order foreign key (organization_id, work_order_id)
    references maintenance.work_orders (organization_id, id) on delete cascade,
  constraint line_of_a_service foreign key (organization_id, occurrence_id)
    references maintenance.occurrences (organization_id, id) on delete cascade,
  constraint line_of_a_defect foreign key (organization_id, defect_id)
    references maintenance.defects (organization_id, id) on delete cascade,
  check ((state = 'done') = (done_at is not null)),
  check (done_at is not null or done_by is null)
);
create unique index one_open_line_per_service on maintenance.work_order_lines (organization_id, occurrence_id)
  where in_open_order and occurrence_id is not null;
create unique index one_open_line_per_defect on maintenance.work_order_lines (organization_id, defect_id)
  where in_open_order and defect_id is not null;
create index lines_of_service on maintenance.work_order_lines (organization_id, occurrence_id)
  where occurrence_id is not null;
create index lines_of_defect on maintenance.work_order_lines (organization_id, defect_id) where defect_id is not null;

-- When technicians worked on lines; without an end while the timer runs.
create table maintenance.labor (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  work_order_id uuid not null,
  line_id uuid not null,
  technician_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at > started_at),
  billable boolean not null,
  primary key (organization_id, id),
  constraint labor_on_a_line foreign key (organization_id, work_order_id, line_id)
    references maintenance.work_order_lines (organization_id, work_order_id, id) on delete cascade
);
create unique index one_running_timer on maintenance.labor (organization_id, technician_id) where ended_at is null;
create index labor_of_line on maintenance.labor (organization_id, work_order_id, line_id);

-- Parts from stock that lines used, without those that were returned.
create table maintenance.used_parts (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  work_order_id uuid not null,
  line_id uuid not null,
  part_id uuid not null,
  quantity numeric(12, 3) not null check (quantity >= 0),
  unit_price_minor bigint not null check (unit_price_minor between 0 and 1000000000000),
  primary key (organization_id, line_id, part_id),
  constraint used_on_a_line foreign key (organization_id, work_order_id, line_id)
    references maintenance.work_order_lines (organization_id, work_order_id, id) on delete cascade,
  constraint used_part foreign key (organization_id, part_id) references maintenance.parts (organization_id, id)
);
create index lines_with_part on maintenance.used_parts (organization_id, part_id);

-- Lines, labor and parts change only while their work order is open; the lock keeps it open until then. What is deleted
-- with its work order is deleted by a trigger of the system, not by a statement.
create function maintenance.require_open_work_order() returns trigger language plpgsql set search_path = '' as $$
declare
  changed record;
begin
  changed := case when tg_op = 'DELETE' then old else new end;
  perform from maintenance.work_orders w
  where w.organization_id = changed.organization_id and w.id = changed.work_order_id and w.is_open
  for no key update;
  if not found then
    raise exception 'the work order is over' using errcode = 'check_violation', constraint = 'open_work_order';
  end if;
  return changed;
end $$;
create trigger a_open_work_order before insert or delete or update of title, state, occurrence_id, defect_id, complaint,
  cause, correction, labor_minutes, rate_minor, parts_price_minor, other_minor, tax_bp, warranty_check, done_by, done_at,
  version on maintenance.work_order_lines
  for each row when (pg_trigger_depth() = 0) execute function maintenance.require_open_work_order();
create trigger open_work_order before insert or update or delete on maintenance.labor
  for each row when (pg_trigger_depth() = 0) execute function maintenance.require_open_work_order();
create trigger open_work_order before insert or update or delete on maintenance.used_parts
  for each row when (pg_trigger_depth() = 0) execute function maintenance.require_open_work_order();

-- The amounts of a line. Money is rounded once per kind, labor to whole minutes per entry.
create function maintenance.derive_line() returns trigger language plpgsql set search_path = '' as $$
begin
  new.minutes = coalesce(new.labor_minutes, (
    select coalesce(sum(round(extract(epoch from l.ended_at - l.started_at) / 60)), 0)::integer
    from maintenance.labor l
    where l.organization_id = new.organization_id and l.work_order_id = new.work_order_id and l.line_id = new.id
      and l.billable and l.ended_at is not null));
  new.labor_minor = round(new.minutes * new.rate_minor / 60.0);
  new.parts_minor = new.parts_price_minor + (
    select coalesce(round(sum(p.quantity * p.unit_price_minor)), 0) from maintenance.used_parts p
    where p.organization_id = new.organization_id and p.line_id = new.id);
  new.tax_minor = round((new.labor_minor + new.parts_minor + new.other_minor) * new.tax_bp / 10000.0);
  new.total_minor = new.labor_minor + new.parts_minor + new.other_minor + new.tax_minor;
  return new;
end $$;
create trigger b_derived before insert or update of labor_minutes, rate_minor, parts_price_minor, other_minor, tax_bp,
  minutes on maintenance.work_order_lines
  for each row execute function maintenance.derive_line();
create function maintenance.derive_its_line() returns trigger language plpgsql set search_path = '' as $$
begin
  update maintenance.work_order_lines l set minutes = l.minutes
  where l.organization_id = coalesce(new.organization_id, old.organization_id) and l.id = coalesce(new.line_id, old.line_id);
  return null;
end $$;
create trigger changes_line after insert or update or delete on maintenance.labor
  for each row execute function maintenance.derive_its_line();
create trigger changes_line after insert or update or delete on maintenance.used_parts
  for each row execute function maintenance.derive_its_line();

create function maintenance.derive_work_order() returns trigger language plpgsql set search_path = '' as $$
begin
  update maintenance.work_orders w set labor_minor = s.labor, parts_minor = s.parts, other_minor = s.other,
    tax_minor = s.tax, total_minor = s.labor + s.parts + s.other + s.tax, lines = s.lines, lines_done = s.done
  from (
    select coalesce(sum(l.labor_minor), 0) as labor, coalesce(sum(l.parts_minor), 0) as parts,
      coalesce(sum(l.other_minor), 0) as other, coalesce(sum(l.tax_minor), 0) as tax, count(*) as lines,
      count(*) filter (where l.state = 'done') as done
    from maintenance.work_order_lines l
    where l.organization_id = coalesce(new.organization_id, old.organization_id)
      and l.work_order_id = coalesce(new.work_order_id, old.work_order_id)
  ) s
  where w.organization_id = coalesce(new.organization_id, old.organization_id)
    and w.id = coalesce(new.work_order_id, old.work_order_id) and w.is_open;
  return null;
end $$;
create trigger changes_work_order after insert or delete or update of state, minutes, labor_minutes, rate_minor,
  parts_price_minor, other_minor, tax_bp on maintenance.work_order_lines
  for each row execute function maintenance.derive_work_order();

-- A service or defect is in one open work order only.
create function maintenance.mark_lines() returns trigger language plpgsql set search_path = '' as $$
begin
  update maintenance.work_order_lines l set in_open_order = new.is_open
  where l.organization_id = new.organization_id and l.work_order_id = new.id;
  return null;
end $$;
create trigger marks_lines after update of state on maintenance.work_orders for each row
  when (old.is_open <> new.is_open) execute function maintenance.mark_lines();

select app.protect_tenant_table('maintenance.work_order_lines');
select app.protect_tenant_table('maintenance.labor');
select app.protect_tenant_table('maintenance.used_parts');
select app.count_storage('maintenance.work_order_lines');
select app.count_storage('maintenance.labor');
select app.count_storage('maintenance.used_parts');

grant select, insert, update (title, state, complaint, cause, correction, labor_minutes, rate_minor, parts_price_minor,
  other_minor, tax_bp, warranty_check, done_by, done_at, minutes, in_open_order, version, updated_at), delete
  on maintenance.work_order_lines to motorpool_app;
grant select, insert, update (ended_at, billable), delete on maintenance.labor to motorpool_app;
grant select, insert, update (quantity, unit_price_minor), delete on maintenance.used_parts to motorpool_app;
grant select, insert, update, delete on maintenance.work_order_lines, maintenance.labor, maintenance.used_parts
  to motorpool_system;
