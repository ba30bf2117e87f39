import type { Ask } from "./rows.ts"

/** An invariant of a module's tables that no constraint can express. */
export interface Invariant {
  /** `module.name-of-the-invariant`. */
  readonly name: string
  /** A sentence about violations, preceded by their number: `organizations have no owner.` */
  readonly broken: string
  /** Counts violations, as `count`, in all organizations. */
  readonly statement: string
}

/** Violated invariants: a sentence each. */
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
