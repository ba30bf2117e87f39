import type { Invariant } from "#infra/postgres"

/** What triggers keep true, checked by `db check` in case rows were restored without them. */
export const inspectionsInvariants: ReadonlyArray<Invariant> = [
  {
    name: "inspections.chains-are-intact",
    broken: "vehicles have inspections that were changed, removed or added outside of their chain.",
    statement: `
      with links as (
        select l.*, lag(l.hash) over earlier as before, row_number() over earlier as place,
          case when i.id is not null then inspections.content_hash(i) end as content,
          i.id is null or inspections.is_complete(i) as is_complete
        from inspections.links l
        left join inspections.inspections i on i.organization_id = l.organization_id and i.id = l.inspection_id
        window earlier as (partition by l.organization_id, l.vehicle_id order by l.number)
      ), broken as (
        select organization_id, vehicle_id from links
        where number <> place or previous_hash is distinct from before
          or (content is null and expired_at is null) or content <> content_hash or not is_complete
        union
        select c.organization_id, c.vehicle_id from inspections.chains c
        left join links l on l.organization_id = c.organization_id and l.vehicle_id = c.vehicle_id
          and l.number = c.length and l.hash = c.hash
        where l.number is null
        union
        select i.organization_id, i.vehicle_id from inspections.inspections i
        left join links l on l.organization_id = i.organization_id and l.inspection_id = i.id
          and l.vehicle_id = i.vehicle_id
        where l.number is null
      )
      select count(*)::int as count from broken`
  }
]
