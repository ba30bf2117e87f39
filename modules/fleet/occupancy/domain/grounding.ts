import { endOf, demoted, type Hold, hasBegun, isGrounding, isUnaffectedByGrounding } from "./Hold.ts"

/** A period without another hold. */
interface Gap {
  readonly starts_at: Date
  readonly due_at: Date | null
}

const byStart = (one: { readonly starts_at: Date }, other: { readonly starts_at: Date }): number =>
  one.starts_at.getTime() - other.starts_at.getTime()

/** What is left of the time from an instant on. */
const gapsAfter = (from: Date, holds: ReadonlyArray<Hold>): ReadonlyArray<Gap> => {
  const gaps: Array<Gap> = []
  let free = from.getTime()
  for (const hold of holds.toSorted(byStart)) {
    if (hold.starts_at.getTime() > free) gaps.push({ starts_at: new Date(free), due_at: hold.starts_at })
    free = Math.max(free, endOf(hold))
  }
  return Number.isFinite(free) ? [...gaps, { starts_at: new Date(free), due_at: null }] : gaps
}

const isSame = (hold: Hold, { starts_at, due_at }: Gap): boolean =>
  hold.status === "firm" &&
  hold.starts_at.getTime() === starts_at.getTime() &&
  hold.due_at?.getTime() === due_at?.getTime()

const given = (hold: Hold, gap: Gap | undefined, at: Date): Hold =>
  gap === undefined
    ? { ...hold, status: "released", released_from: "firm", updated_at: at }
    : { ...hold, ...gap, updated_at: at }

interface Grounded {
  /** Groundings that are there already, and change. */
  readonly changed: ReadonlyArray<Hold>
  /** Groundings to add. */
  readonly added: ReadonlyArray<Gap>
  /** Plans to drive the vehicle. */
  readonly demoted: ReadonlyArray<Hold>
}

/**
 * The groundings of a grounded vehicle whose other holds are these. They take all the time that it is not out, from now
 * on or from when they began, and interrupt themselves for maintenance and other reasons for which nobody drives it.
 */
export const grounded = (holds: ReadonlyArray<Hold>, at: Date): Grounded => {
  const firm = holds.filter(({ status }) => status === "firm")
  const existing = firm.filter(isGrounding).toSorted(byStart)
  const others = firm.filter((hold) => !isGrounding(hold))
  const remaining = others.filter((hold) => hasBegun(hold, at) || isUnaffectedByGrounding(hold))
  const begun = existing.find((hold) => hasBegun(hold, at))
  const gaps = gapsAfter(begun?.starts_at ?? at, remaining)
  return {
    changed: existing.flatMap((hold, index) => {
      const gap = gaps[index]
      return gap !== undefined && isSame(hold, gap) ? [] : [given(hold, gap, at)]
    }),
    added: gaps.slice(existing.length),
    demoted: others.filter((hold) => !remaining.includes(hold)).map(demoted(at))
  }
}

/** The end of its groundings, once a vehicle is safe. */
export const ungrounded = (holds: ReadonlyArray<Hold>, at: Date): ReadonlyArray<Hold> =>
  holds
    .filter((hold) => isGrounding(hold) && hold.status === "firm")
    .map((hold) =>
      hold.starts_at < at ? { ...hold, ended_at: at, updated_at: at } : given(hold, undefined, at)
    )
