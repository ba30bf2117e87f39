/** The parts of a run. Only the last two count. */
export type Phase = "warm-up" | "quiet" | "attack"

/** Something measured at an instant of `Date.now()`. */
export interface Sample {
  readonly at: number
  readonly value: number
}

/** What the people report: the milliseconds of each request by phase and kind, and what did not succeed. */
export interface PeopleReport {
  readonly times: Readonly<Record<Phase, Readonly<Record<string, ReadonlyArray<Sample>>>>>
  /** Answers that are not a success, as "kind: status", and how often. */
  readonly failures: Readonly<Record<string, number>>
  /** Live streams that ended. */
  readonly interruptions: number
  readonly acknowledged: Acknowledged
}

/** Acknowledged writes. */
export interface Acknowledged {
  readonly messages: ReadonlyArray<string>
  /** The name of each customer that was added or edited. */
  readonly names: ReadonlyArray<readonly [id: string, name: string]>
  /** The number of customers that each import has created. */
  readonly imports: ReadonlyArray<string>
}

/** What the attackers report, by attack: answers by status, and when it was under way. */
export type AttackReport = Readonly<
  Record<
    string,
    {
      readonly answers: Readonly<Record<string, number>>
      readonly turns: ReadonlyArray<readonly [from: number, to: number]>
    }
  >
>

/** Adds one to a count. */
export const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}
