import type { HandoverFacts } from "#fleet/contract"

type Facts = Pick<HandoverFacts, "reading" | "fuel_permille" | "charge_permille" | "keys" | "accessories">

/** What became of a vehicle between two handovers. Null where one of them does not know. */
export interface Comparison {
  /** In meters. */
  readonly distance: number | null
  readonly fuel: number | null
  readonly charge: number | null
  readonly keys: number | null
  /** Accessories that are no longer there. */
  readonly missing: ReadonlyArray<string>
}

const difference = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : now - before

const distanceOf = ({ reading }: Facts): number | null =>
  reading?.kind === "odometer" ? reading.value : null

const plain = (text: string) => text.trim().toLowerCase()

export const compare = (before: Facts, now: Facts): Comparison => ({
  distance: difference(distanceOf(before), distanceOf(now)),
  fuel: difference(before.fuel_permille, now.fuel_permille),
  charge: difference(before.charge_permille, now.charge_permille),
  keys: difference(before.keys, now.keys),
  missing:
    now.accessories.length === 0 && now.keys === null
      ? []
      : before.accessories.filter((one) => now.accessories.every((other) => plain(other) !== plain(one)))
})
