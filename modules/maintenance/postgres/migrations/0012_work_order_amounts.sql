-- What a work order costs is refused beyond a quadrillion minor units, wherever the amount comes from.
alter table maintenance.work_orders
  add constraint amount_not_too_large check (total_minor <= 1000000000000000);

-- As before, but an amount that is refused anyway does not exceed its column first.
create or replace function maintenance.derive_line() returns trigger language plpgsql set search_path = '' as $$
declare
  refused constant bigint := 2000000000000000;
begin
  new.minutes = coalesce(new.labor_minutes, (
    select least(coalesce(sum(round(extract(epoch from l.ended_at - l.started_at) / 60)), 0), 2147483647)::integer
    from maintenance.labor l
    where l.organization_id = new.organization_id and l.work_order_id = new.work_order_id and l.line_id = new.id
      and l.billable and l.ended_at is not null));
  new.labor_minor = least(round(new.minutes * new.rate_minor / 60.0), refused);
  new.parts_minor = least(new.parts_price_minor + (
    select coalesce(round(sum(p.quantity * p.unit_price_minor)), 0) from maintenance.used_parts p
    where p.organization_id = new.organization_id and p.line_id = new.id), refused);
  new.tax_minor = round((new.labor_minor + new.parts_minor + new.other_minor) * new.tax_bp / 10000.0);
  new.total_minor = new.labor_minor + new.parts_minor + new.other_minor + new.tax_minor;
  return new;
end $$;

-- The list of work orders in its other orders.
create index work_orders_by_schedule on maintenance.work_orders
  (organization_id, (coalesce(scheduled_from, 'infinity'::timestamptz)), id);
create index work_orders_by_urgency on maintenance.work_orders (organization_id, urgency desc, id desc);
create index work_orders_by_total on maintenance.work_orders (organization_id, total_minor desc, id desc);
