import type { Turn, TurnCaller } from "#infra/postgres"
import { type EndTurn, makeTurns, type Turns } from "#infra/turns"
import { Context, Effect, Layer } from "effect"

/**
 * How requests and jobs share the application's pool. Nothing waits in the pool itself, where the order would be that
 * of arrival: it has as many connections as there are places.
 */
const PLACES = { requests: 7, authentication: 3, jobs: 3 }
export const POOL_SIZE = PLACES.requests + PLACES.authentication + PLACES.jobs

/** Requests wait less than clients do. At 3 ms each, 500 are served within a third of a second. */
const QUEUE = { waiting: 2000, waitingPerCaller: 500, patience: 10_000 }
/** A file of 10,000 rows is imported in 20 calls; some may come from other pages. */
const HEAVY_QUEUE = { waiting: 200, waitingPerCaller: 32, patience: 20_000 }
/** Anyone may claim to belong to an organization: its queue, or those of many, must not be one person's. */
const PLACES_PER_PERSON = { light: 4, heavy: 2, downloads: 4 }
/** The longest delay of a timer: pg-boss decides how long a job may take. */
const FOREVER = 2 ** 31 - 1

/**
 * The turns that requests and jobs take, in this process. In memory, so that a request that need not wait pays
 * microseconds and no statement.
 */
export class RequestTurns extends Context.Service<
  RequestTurns,
  {
    /** For authentication, by subscriber: whose token it is is not known yet. */
    readonly authentication: Turns["run"]
    readonly light: typeof Turn.Service
    /** For large reads and writes. Most places are left to light requests. */
    readonly heavy: typeof Turn.Service
    readonly job: typeof Turn.Service
    /** For downloads, from the first to the last byte. */
    readonly download: (caller: TurnCaller) => Effect.Effect<EndTurn>
  }
>()("http/RequestTurns") {
  static readonly layer = Layer.sync(this, () => {
    // However many organizations a person belongs to, and whichever they claim to belong to.
    const people = makeTurns({ places: QUEUE.waiting, placesPerCaller: PLACES_PER_PERSON.light, ...QUEUE })
    const organizations = makeTurns({ places: PLACES.requests, placesPerCaller: 5, ...QUEUE })
    const largeOfPeople = makeTurns({
      places: HEAVY_QUEUE.waiting,
      placesPerCaller: PLACES_PER_PERSON.heavy,
      ...HEAVY_QUEUE
    })
    const large = makeTurns({ places: 2, placesPerCaller: 1, ...HEAVY_QUEUE })
    const jobs = makeTurns({
      places: PLACES.jobs,
      placesPerCaller: PLACES.jobs - 1,
      waiting: Infinity,
      waitingPerCaller: Infinity,
      patience: FOREVER
    })
    const authentication = makeTurns({ places: PLACES.authentication, placesPerCaller: 2, ...QUEUE })
    // Each holds a page in memory, up to 4 MB.
    const downloads = makeTurns({ places: 32, placesPerCaller: 4, ...HEAVY_QUEUE })
    const downloadsOfPeople = makeTurns({
      places: HEAVY_QUEUE.waiting,
      placesPerCaller: PLACES_PER_PERSON.downloads,
      ...HEAVY_QUEUE
    })

    const light: typeof Turn.Service = ({ organization, person }, transaction) =>
      people.run(person, organizations.run(organization, transaction))
    // One of the few places for large work is taken last, so that it waits for nothing but the database.
    const heavy: typeof Turn.Service = ({ organization, person }, transaction) =>
      largeOfPeople.run(
        person,
        people.run(person, large.run(organization, organizations.run(organization, transaction)))
      )
    const download = ({ organization, person }: TurnCaller): Effect.Effect<EndTurn> =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(restore(downloadsOfPeople.take(person)), (endOwn) =>
          restore(downloads.take(organization)).pipe(
            Effect.onError(() => Effect.sync(endOwn)),
            Effect.map((end) => () => {
              end()
              endOwn()
            })
          )
        )
      )
    return {
      authentication: authentication.run,
      light,
      heavy,
      job: ({ organization }, transaction) => jobs.run(organization, transaction),
      download
    }
  })
}
