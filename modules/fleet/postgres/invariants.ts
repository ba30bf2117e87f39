import type { Invariant } from "#infra/postgres"

/** What triggers and commands keep true, checked by `db check` in case rows were restored without them. */
export const fleetInvariants: ReadonlyArray<Invariant> = [
  {
    name: "fleet.readings-are-in-order",
    broken: "readings are lower than earlier ones of the same dial.",
    statement: `
      select count(*)::int as count from (
        select value < lag(value) over (partition by organization_id, segment_id order by read_at, value) as is_lower
        from fleet.readings where voided_at is null) ordered where is_lower`
  },
  {
    name: "fleet.vehicles-show-newest-readings",
    broken: "vehicles show something else than the newest reading of their odometer.",
    statement: `
      select count(*)::int as count from fleet.vehicles v
      left join fleet.meters m on m.organization_id = v.organization_id and m.vehicle_id = v.id and m.kind = 'odometer'
      left join lateral (
        select r.value, r.read_at from fleet.readings r
        join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
        where r.organization_id = m.organization_id and r.meter_id = m.id and r.voided_at is null
        order by r.read_at desc, s.seq desc limit 1) newest on true
      where (v.odometer_m, v.odometer_at) is distinct from (newest.value, newest.read_at)`
  },
  {
    name: "fleet.safety-follows-from-open-blocks",
    broken: "vehicles are not as safe as their open safety blocks say.",
    statement: `
      select count(*)::int as count from fleet.vehicles v
      where v.safety <> coalesce((
        select min(b.severity) from fleet.safety_blocks b
        where b.organization_id = v.organization_id and b.vehicle_id = v.id and b.released_at is null), 'ok')`
  },
  {
    // An open-ended hold of another kind leaves nothing to block.
    name: "fleet.grounded-vehicles-are-blocked",
    broken: "vehicles are grounded without being blocked, or blocked without being grounded.",
    statement: `
      select count(*)::int as count from fleet.vehicles v cross join lateral (
        select bool_or(h.kind = 'inspection_grounding') as grounding, count(*) > 0 as anything from fleet.holds h
        where h.organization_id = v.organization_id and h.vehicle_id = v.id and h.status = 'firm'
          and h.ends_at = 'infinity'
      ) open_ended
      where case when v.safety = 'grounded' then not anything else grounding end`
  },
  {
    name: "fleet.handovers-are-as-recorded",
    broken: "handovers, or what was recorded before them, were changed.",
    statement: `
      select count(*)::int as count from fleet.handovers h
      left join fleet.handovers p on p.organization_id = h.organization_id and p.id = h.previous_id
      where h.content_hash <> fleet.handover_hash(h, p.content_hash)
        or h.number <> coalesce(p.number, 0) + 1 or p.vehicle_id <> h.vehicle_id`
  }
]
