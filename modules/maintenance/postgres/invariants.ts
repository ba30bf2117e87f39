import type { Invariant } from "#infra/postgres"

/** What triggers and commands keep true, checked by `db check` in case rows were restored without them. */
export const maintenanceInvariants: ReadonlyArray<Invariant> = [
  {
    name: "maintenance.schedules-have-one-open-service",
    broken: "schedules have no open service or several, or one although they have ended.",
    statement: `
      select count(*)::int as count from maintenance.schedules s
      where (select count(*) from maintenance.occurrences o
          where o.organization_id = s.organization_id and o.schedule_id = s.id and o.is_open)
        <> case when s.ended_at is null then 1 else 0 end`
  },
  {
    name: "maintenance.work-orders-do-services-of-their-vehicle",
    broken: "services name a work order that did not do them.",
    statement: `
      select count(*)::int as count from maintenance.occurrences o
      left join maintenance.work_orders w on w.organization_id = o.organization_id and w.id = o.work_order_id
      where o.work_order_id is not null and (o.state <> 'done' or w.vehicle_id is distinct from o.vehicle_id)`
  },
  {
    name: "maintenance.totals-follow-from-lines",
    broken: "work orders have other totals than their lines together.",
    statement: `
      select count(*)::int as count from maintenance.work_orders w cross join lateral (
        select coalesce(sum(l.labor_minor), 0) as labor, coalesce(sum(l.parts_minor), 0) as parts,
          coalesce(sum(l.other_minor), 0) as other, coalesce(sum(l.tax_minor), 0) as tax, count(*) as lines,
          count(*) filter (where l.state = 'done') as done
        from maintenance.work_order_lines l
        where l.organization_id = w.organization_id and l.work_order_id = w.id) sums
      where (w.labor_minor, w.parts_minor, w.other_minor, w.tax_minor, w.lines, w.lines_done)
        <> (sums.labor, sums.parts, sums.other, sums.tax, sums.lines, sums.done)`
  },
  {
    name: "maintenance.stock-follows-from-movements",
    broken: "parts have another stock than their movements together.",
    statement: `
      select count(*)::int as count from maintenance.part_stock s cross join lateral (
        select coalesce(sum(m.quantity), 0) as on_hand, coalesce(sum(m.cost_minor), 0) as value,
          coalesce(max(m.position), 0) as moved, count(*) as movements
        from maintenance.stock_movements m
        where m.organization_id = s.organization_id and m.part_id = s.part_id) sums
      where (s.on_hand, s.value_minor, s.moved, s.moved) <> (sums.on_hand, sums.value, sums.moved, sums.movements)`
  },
  {
    name: "maintenance.blocking-defects-block-their-vehicle",
    broken: "blocking defects have a safety block that is not open until they are released.",
    statement: `
      select count(*)::int as count from maintenance.defects d
      where d.blocking and (d.released_at is null) <> fleet.is_open_block(d.organization_id, d.safety_block_id)`
  },
  {
    name: "maintenance.downtime-follows-from-reasons",
    broken:
      "vehicles have downtime without a reason, a reason without downtime, or downtime that is counted twice.",
    statement: `
      with reasons as (
        select organization_id, vehicle_id,
          range_agg(tstzrange(starts_at, coalesce(ends_at, 'infinity'), '[)')) as periods
        from maintenance.downtime_reasons group by 1, 2
      ), ledger as (
        select d.organization_id, d.vehicle_id, range_agg(d.period) as periods, bool_or(exists (
          select from maintenance.downtime other
          where other.organization_id = d.organization_id and other.vehicle_id = d.vehicle_id
            and other.starts_at < d.starts_at and other.ends_at > d.starts_at)) as overlaps
        from maintenance.downtime d group by 1, 2
      )
      select count(*)::int as count from reasons r
      full join ledger l on l.organization_id = r.organization_id and l.vehicle_id = r.vehicle_id
      where r.periods is distinct from l.periods or l.overlaps`
  }
]
