-- Workshops and suppliers outside of the organization.
create table maintenance.vendors (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) between 1 and 40),
  note text check (char_length(note) between 1 and 2000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id)
);
create unique index one_active_vendor_per_name on maintenance.vendors (organization_id, (app.folded(name)))
  where archived_at is null;

-- Parts that the workshop uses. Money in minor units of the currency that the organization had when the part was added.
create table maintenance.parts (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  number text not null check (char_length(number) between 1 and 80),
  name text not null check (char_length(name) between 1 and 200),
  unit text not null check (char_length(unit) between 1 and 20),
  cost_minor bigint not null check (cost_minor between 0 and 1000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reorder_point numeric(12, 3) check (reorder_point >= 0),
  bin text check (char_length(bin) between 1 and 80),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  archived boolean not null generated always as (archived_at is not null) stored,
  searched text not null generated always as (
    app.folded(number || E'\n' || name || E'\n' || coalesce(bin, ''))) stored,
  name_key text not null collate "C" generated always as (app.folded(name)) stored,
  number_key text not null collate "C" generated always as (app.folded(number)) stored,
  primary key (organization_id, id)
);
create unique index one_active_part_per_number on maintenance.parts (organization_id, number_key) where not archived;
create index parts_by_name on maintenance.parts (organization_id, archived, name_key, id);
create index parts_by_number on maintenance.parts (organization_id, archived, number_key, id);

-- How many units of each part there are, and what they cost together. Never below zero: the row is locked while it changes.
create table maintenance.part_stock (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  part_id uuid not null,
  on_hand numeric(12, 3) not null default 0 constraint stock_is_not_negative check (on_hand >= 0),
  value_minor bigint not null default 0 check (value_minor between 0 and 1000000000000000),
  -- The position of the last movement.
  moved integer not null default 0,
  primary key (organization_id, part_id),
  check (on_hand <> 0 or value_minor = 0),
  constraint stock_of_a_part foreign key (organization_id, part_id)
    references maintenance.parts (organization_id, id) on delete cascade
);

-- What changed the stock. Each movement says what the stock was afterwards; none is ever changed.
create table maintenance.stock_movements (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  part_id uuid not null,
  -- From 1, per part.
  position integer not null check (position > 0),
  kind text not null check (kind in ('receive', 'issue', 'return', 'adjust')),
  quantity numeric(12, 3) not null check (quantity <> 0),
  cost_minor bigint not null,
  on_hand numeric(12, 3) not null check (on_hand >= 0),
  work_order_line_id uuid,
  vendor_id uuid,
  note text check (char_length(note) between 1 and 500),
  -- By whom; null for the system.
  moved_by uuid,
  moved_at timestamptz not null,
  primary key (organization_id, part_id, position),
  constraint movement_of_a_part foreign key (organization_id, part_id)
    references maintenance.parts (organization_id, id) on delete cascade,
  constraint received_from_a_vendor foreign key (organization_id, vendor_id)
    references maintenance.vendors (organization_id, id),
  check (case kind when 'receive' then quantity > 0 when 'return' then quantity > 0 when 'issue' then quantity < 0
    else true end),
  check (sign(cost_minor) in (0, sign(quantity))),
  check ((work_order_line_id is not null) = (kind in ('issue', 'return'))),
  check (vendor_id is null or kind = 'receive'),
  check (kind <> 'adjust' or note is not null)
);
create index movements_of_line on maintenance.stock_movements (organization_id, work_order_line_id, part_id)
  where work_order_line_id is not null;
create index movements_of_vendor on maintenance.stock_movements (organization_id, vendor_id) where vendor_id is not null;

create function maintenance.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'this record never changes' using errcode = 'check_violation';
end $$;
-- Only an organization that is deleted takes its movements with it: then this is not the first trigger.
create trigger immutable before update or delete on maintenance.stock_movements
  for each row when (pg_trigger_depth() = 0) execute function maintenance.refuse_change();

select app.protect_tenant_table('maintenance.vendors');
select app.protect_tenant_table('maintenance.parts');
select app.protect_tenant_table('maintenance.part_stock');
select app.protect_tenant_table('maintenance.stock_movements', 'append');
select app.count_storage('maintenance.vendors');
select app.count_storage('maintenance.parts');
select app.count_storage('maintenance.part_stock');
select app.count_storage('maintenance.stock_movements');

grant select, insert, update (name, email, phone, note, archived_at, updated_at, version)
  on maintenance.vendors to motorpool_app;
grant select, insert, update (number, name, unit, cost_minor, reorder_point, bin, archived_at, updated_at, version)
  on maintenance.parts to motorpool_app;
grant select, insert, update (on_hand, value_minor, moved) on maintenance.part_stock to motorpool_app;
grant select, insert on maintenance.stock_movements to motorpool_app;
grant select, insert, update, delete on maintenance.vendors, maintenance.parts, maintenance.part_stock,
  maintenance.stock_movements to motorpool_system;
