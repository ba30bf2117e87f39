/** A record that a change did not reach, and why. */
export interface Skipped<Id, Reason extends string> {
  readonly id: Id
  readonly reason: Reason
}

/** What a call changed and what it skipped. */
export interface Outcome<Id, Changed, Reason extends string> {
  readonly changed: ReadonlyArray<Changed>
  readonly skipped: ReadonlyArray<Skipped<Id, Reason>>
}

/** What became of a change in several calls. */
export interface Result<Id, Changed, Reason extends string> extends Outcome<Id, Changed, Reason> {
  /** Those not sent any more after a call had failed, and why it did. */
  readonly rest: ReadonlyArray<Id>
  readonly failure: unknown
}

interface Calls<Id> {
  readonly ids: ReadonlyArray<Id>
}

/** A change in calls of as many records as one accepts. */
const callsOf = <Id, Body extends Calls<Id>>(body: Body, most: number): ReadonlyArray<Body> =>
  Array.from({ length: Math.ceil(body.ids.length / most) }, (_, at) => ({
    ...body,
    ids: body.ids.slice(at * most, (at + 1) * most)
  }))

/**
 * Sends changes of several records, one call after the other, each of at most `most` records. After a failed call the
 * earlier ones remain, so the result says which; fails only if there are none.
 */
export const sendTogether = async <Id, Body extends Calls<Id>, Changed, Reason extends string>(
  changes: ReadonlyArray<Body>,
  most: number,
  send: (body: Body) => Promise<Outcome<Id, Changed, Reason>>
): Promise<Result<Id, Changed, Reason>> => {
  const calls = changes.flatMap((body) => callsOf<Id, Body>(body, most))
  const changed: Array<Changed> = []
  const skipped: Array<Skipped<Id, Reason>> = []
  for (const [at, body] of calls.entries()) {
    try {
      const outcome = await send(body)
      changed.push(...outcome.changed)
      skipped.push(...outcome.skipped)
    } catch (failure) {
      if (at === 0) throw failure
      return { changed, skipped, rest: calls.slice(at).flatMap(({ ids }) => ids), failure }
    }
  }
  return { changed, skipped, rest: [], failure: undefined }
}

/** How many records were skipped, by reason. */
export const skippedBy = <Reason extends string>(skipped: ReadonlyArray<{ readonly reason: Reason }>) =>
  [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, of]) => [reason, of.length] as const)
