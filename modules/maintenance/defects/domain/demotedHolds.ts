import type { HoldView } from "#fleet/contract"

/** The holds that a grounding made tentative, as an event names them. */
export const demotedHolds = (demoted: ReadonlyArray<HoldView>) =>
  demoted.map(({ id, kind, starts_at, held_for, created_by }) => ({
    id,
    kind,
    starts_at,
    held_for,
    created_by: created_by?.id ?? null
  }))
