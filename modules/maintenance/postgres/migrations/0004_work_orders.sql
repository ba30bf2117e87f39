-- What the workshop charges by default, and what needs approval. An organization without a row has the defaults.
create table maintenance.workshop_settings (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  approval_from_minor bigint check (approval_from_minor between 0 and 1000000000000),
  rate_minor bigint not null check (rate_minor between 0 and 1000000000000),
  tax_bp integer not null check (tax_bp between 0 and 10000),
  updated_at timestamptz not null,
  primary key (organization_id)
);

-- What is done to vehicles in the workshop, one row per visit. Totals, in minor units, follow from the lines, whatever is
-- written to them.
create table maintenance.work_orders (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  number integer not null check (number > 0),
  vehicle_id uuid not null,
  kind text not null check (kind in
    ('preventive', 'corrective', 'recall', 'accident', 'recon', 'upfit', 'inspection')),
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  state text not null check (state in ('draft', 'requested', 'approved', 'scheduled', 'in_progress', 'waiting',
    'quality_check', 'closed', 'cancelled')),
  waiting_for text check (waiting_for in ('parts', 'vendor', 'approval')),
  title text not null check (char_length(title) between 1 and 200),
  notes text check (char_length(notes) between 1 and 5000),
  vendor_id uuid,
  invoice_ref text check (char_length(invoice_ref) between 1 and 80),
  assigned_to uuid,
  scheduled_from timestamptz,
  scheduled_to timestamptz check (scheduled_to > scheduled_from),
  -- Of the fleet's ledger.
  hold_id uuid,
  approval text not null check (approval in ('none', 'requested', 'approved', 'rejected')),
  approval_minor bigint check (approval_minor between 0 and 1000000000000000),
  requested_by uuid,
  requested_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) between 1 and 500),
  opened_by uuid default app.user_id(),
  opened_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Meters and seconds of the vehicle's life when work began, and when it ended.
  in_m bigint check (in_m >= 0),
  in_s bigint check (in_s >= 0),
  in_estimated boolean not null default false,
  out_m bigint check (out_m >= 0),
  out_s bigint check (out_s >= 0),
  out_estimated boolean not null default false,
  -- Why it was cancelled or reopened.
  reason text check (char_length(reason) between 1 and 500),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  labor_minor bigint not null default 0,
  parts_minor bigint not null default 0,
  other_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  total_minor bigint not null default 0,
  lines integer not null default 0,
  lines_done integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null,
  is_open boolean not null generated always as (state not in ('closed', 'cancelled')) stored,
  urgency smallint not null generated always as (
    case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end) stored,
  searched text not null generated always as (app.folded(title) || E'\n' || 'wo-' || number) stored,
  primary key (organization_id, id),
  constraint one_work_order_per_number unique (organization_id, number),
  constraint work_order_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint done_by_a_vendor foreign key (organization_id, vendor_id)
    references maintenance.vendors (organization_id, id),
  constraint assigned_to_a_member foreign key (organization_id, assigned_to)
    references tenancy.members (organization_id, user_id) on delete set null (assigned_to),
  check ((state = 'waiting') = (waiting_for is not null)),
  check ((scheduled_from is null) = (scheduled_to is null)),
  check (state <> 'scheduled' or scheduled_from is not null),
  check ((state = 'closed') = (finished_at is not null)),
  check (state not in ('in_progress', 'waiting', 'quality_check', 'closed') or started_at is not null),
  check (finished_at >= started_at),
  check (state <> 'cancelled' or reason is not null),
  check ((state = 'requested') <= (approval = 'requested')),
  check ((approval in ('approved', 'rejected')) = (decided_at is not null)),
  check (total_minor = labor_minor + parts_minor + other_minor + tax_minor)
);
create index work_orders_by_number on maintenance.work_orders (organization_id, is_open, number desc);
create index work_orders_by_update on maintenance.work_orders (organization_id, updated_at desc, id desc);
create index work_orders_of_vehicle on maintenance.work_orders (organization_id, vehicle_id, number desc);
create index work_orders_of_technician on maintenance.work_orders (organization_id, assigned_to)
  where assigned_to is not null;
create index work_orders_of_vendor on maintenance.work_orders (organization_id, vendor_id) where vendor_id is not null;
create index scheduled_work on maintenance.work_orders (organization_id, scheduled_from, id)
  where scheduled_from is not null;

-- Which states may follow a state: the same as in contract/workOrderStates.ts.
create function maintenance.work_order_may_become(before text, after text) returns boolean
  language sql immutable strict parallel safe set search_path = ''
  return (before, after) in (
    ('draft', 'requested'), ('draft', 'approved'), ('draft', 'scheduled'), ('draft', 'in_progress'),
    ('draft', 'cancelled'),
    ('requested', 'draft'), ('requested', 'approved'), ('requested', 'cancelled'),
    ('approved', 'draft'), ('approved', 'scheduled'), ('approved', 'in_progress'), ('approved', 'cancelled'),
    ('scheduled', 'approved'), ('scheduled', 'in_progress'), ('scheduled', 'cancelled'),
    ('in_progress', 'waiting'), ('in_progress', 'quality_check'), ('in_progress', 'closed'),
    ('in_progress', 'cancelled'),
    ('waiting', 'in_progress'), ('waiting', 'cancelled'),
    ('quality_check', 'in_progress'), ('quality_check', 'closed'), ('quality_check', 'cancelled'),
    ('closed', 'in_progress'), ('cancelled', 'draft'));
create function maintenance.refuse_work_order_state() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a work order that is % cannot become %', old.state, new.state
    using errcode = 'check_violation', constraint = 'possible_state';
end $$;
create trigger possible_state before update of state on maintenance.work_orders for each row
  when (old.state <> new.state and not maintenance.work_order_may_become(old.state, new.state))
  execute function maintenance.refuse_work_order_state();

-- What is over does not change, unless it becomes open again. Only who did it may be forgotten.
create function maintenance.refuse_closed_work_order() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a work order that is % does not change', old.state
    using errcode = 'check_violation', constraint = 'open_work_order';
end $$;
create trigger open_work_order before update on maintenance.work_orders for each row
  when (not old.is_open and old.state = new.state
    and (old.assigned_to is not distinct from new.assigned_to or new.assigned_to is not null))
  execute function maintenance.refuse_closed_work_order();

-- The work orders that `maintenance.defects` and `maintenance.occurrences` name.
alter table maintenance.defects add constraint in_a_work_order foreign key (organization_id, work_order_id)
  references maintenance.work_orders (organization_id, id) on delete set null (work_order_id);
alter table maintenance.occurrences add constraint in_a_work_order foreign key (organization_id, work_order_id)
  references maintenance.work_orders (organization_id, id) on delete set null (work_order_id);
create index services_of_work_order on maintenance.occurrences (organization_id, work_order_id)
  where work_order_id is not null;

select app.protect_tenant_table('maintenance.workshop_settings');
select app.protect_tenant_table('maintenance.work_orders');
select app.count_storage('maintenance.workshop_settings');
select app.count_storage('maintenance.work_orders');

grant select, insert, update (approval_from_minor, rate_minor, tax_bp, updated_at)
  on maintenance.workshop_settings to motorpool_app;
grant select, insert, update (kind, priority, state, waiting_for, title, notes, vendor_id, invoice_ref, assigned_to,
  scheduled_from, scheduled_to, hold_id, approval, approval_minor, requested_by, requested_at, decided_by, decided_at,
  decision_note, started_at, finished_at, in_m, in_s, in_estimated, out_m, out_s, out_estimated, reason, labor_minor,
  parts_minor, other_minor, tax_minor, total_minor, lines, lines_done, version, updated_at)
  on maintenance.work_orders to motorpool_app;
grant select, insert, update, delete on maintenance.workshop_settings, maintenance.work_orders to motorpool_system;
