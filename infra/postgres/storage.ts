import type { Invariant } from "./check/index.ts"
import { sqlStateOf } from "./unavailable.ts"

/** Raised by `app.limit_storage`. */
const STORAGE_FULL = "MQ001"

/** Whether the database refused a statement because its organization has used up its quota. */
export const isStorageFull = (defect: unknown): boolean => sqlStateOf(defect) === STORAGE_FULL

/** Counters of stored rows and bytes, for `db check`. */
export const storageInvariants: ReadonlyArray<Invariant> = [
  {
    name: "app.storage-counters-match-tables",
    broken: "organizations store another number of rows or bytes than was counted.",
    statement: `
      select count(*)::int as count
      from app.storage s join app.measure_storage() m on m.organization_id = s.organization_id
      cross join lateral (
        select coalesce(sum(c.rows), 0) as rows, coalesce(sum(c.bytes), 0) as bytes
        from app.storage_changes c where c.organization_id = s.organization_id
      ) changes
      where (s.rows + changes.rows, s.bytes + changes.bytes) is distinct from (m.rows, m.bytes)`
  }
]
