-- Units of a part that a line used at different prices are different rows, so that a later price changes no earlier one.
alter table maintenance.used_parts drop constraint used_parts_pkey;
alter table maintenance.used_parts add primary key (organization_id, line_id, part_id, unit_price_minor);

-- What they cost together, rounded as it is printed. An amount that is refused anyway does not exceed its column first.
alter table maintenance.used_parts add column amount_minor bigint not null
  generated always as (least(round(quantity * unit_price_minor), 2000000000000000)) stored;

-- As before, but the parts of a line cost exactly what its rows say.
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
    select coalesce(sum(p.amount_minor), 0) from maintenance.used_parts p
    where p.organization_id = new.organization_id and p.line_id = new.id), refused);
  new.tax_minor = round((new.labor_minor + new.parts_minor + new.other_minor) * new.tax_bp / 10000.0);
  new.total_minor = new.labor_minor + new.parts_minor + new.other_minor + new.tax_minor;
  return new;
end $$;
