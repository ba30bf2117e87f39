import type { Ask } from "./rows.ts"

/** What holds in a module's tables and no constraint can say. */
export interface Invariant {
  /** `module.what-holds`. */
  readonly name: string
  /** A sentence about what breaks it, after a number: `organizations have no owner.` */
  readonly broken: string
  /** Counts what breaks it, as `count`, for all organizations. */
  readonly statement: string
}

/** Invariants that do not hold: a sentence each. */
export const brokenInvariants = async (
  ask: Ask,
  invariants: ReadonlyArray<Invariant>
): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  for (const { name, broken, statement } of invariants) {
    const [row] = await ask<{ count: number }>(statement)
    if (row !== undefined && row.count > 0) faults.push(`${row.count} ${broken} (${name})`)
  }
  return faults
}
