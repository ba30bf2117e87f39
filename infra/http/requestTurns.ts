import type { Turn, TurnCaller } from "#infra/postgres"
import { type EndTurn, makeTurns, runInTurns, type Turns } from "#infra/turns"
import { Context, Effect, Layer } from "effect"
import { availableParallelism } from "node:os"
import { makeMembers, type Members } from "./knownMembers.ts"

/** How requests and jobs share the application's pool. */
const PLACES = { light: 7, authentication: 3, jobs: 3, intake: 2 }
const MOST_HEAVY_PLACES = 2

/** Heavy work keeps PostgreSQL busy, which may run on this machine: it leaves a core to everyone else, if there are two. */
const heavyPlacesOn = (cores: number): number => Math.min(MOST_HEAVY_PLACES, Math.max(1, cores - 1))

/**
 * All places together, for large requests and for pages of downloads as many as can be needed. Nothing waits in the pool
 * itself, where the order would be that of arrival.
 */
export const POOL_SIZE =
  PLACES.light + 2 * MOST_HEAVY_PLACES + PLACES.authentication + PLACES.jobs + PLACES.intake

/** Requests wait less than clients do. At 3 ms each, 500 are served within a third of a second. */
const QUEUE = { waiting: 2000, waitingPerCaller: 500, patience: 10_000 }
/** A file of 10,000 rows is imported in 100 calls, a few at a time. */
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
    /** For large reads and writes, in few places of their own. */
    readonly heavy: typeof Turn.Service
    readonly job: typeof Turn.Service
    /** For what devices report: a transaction for all reports that an organization's devices sent meanwhile. */
    readonly intake: typeof Turn.Service
    /** For downloads, from the first to the last byte. */
    readonly download: (caller: TurnCaller) => Effect.Effect<EndTurn>
    /** For each page of a download: milliseconds, which must not wait for large writes. */
    readonly page: typeof Turn.Service
    /** To be called when it is known whether someone belongs to the organization that they named. */
    readonly recognize: Members["recognize"]
  }
>()("http/RequestTurns") {
  static readonly layerOn = (cores: number) => Layer.sync(this, () => turnsOn(cores))
  static readonly layer = this.layerOn(availableParallelism())
}

const turnsOn = (cores: number): typeof RequestTurns.Service => {
  const { lineOf, recognize } = makeMembers()
  // However many organizations a person belongs to, and whichever they claim to belong to.
  const people = makeTurns({ places: QUEUE.waiting, placesPerCaller: PLACES_PER_PERSON.light, ...QUEUE })
  // However many accounts they have. As many as an organization, which may be an office behind one address.
  const subscribers = makeTurns({ places: QUEUE.waiting, placesPerCaller: 5, ...QUEUE })
  const organizations = makeTurns({ places: PLACES.light, placesPerCaller: 5, ...QUEUE })
  const largeOfPeople = makeTurns({
    places: HEAVY_QUEUE.waiting,
    placesPerCaller: PLACES_PER_PERSON.heavy,
    ...HEAVY_QUEUE
  })
  const heavyPlaces = { places: heavyPlacesOn(cores), placesPerCaller: 1, ...HEAVY_QUEUE }
  const large = makeTurns(heavyPlaces)
  const pages = makeTurns(heavyPlaces)
  const jobs = makeTurns({
    places: PLACES.jobs,
    placesPerCaller: PLACES.jobs - 1,
    waiting: Infinity,
    waitingPerCaller: Infinity,
    patience: FOREVER
  })
  const intakes = makeTurns({ places: PLACES.intake, placesPerCaller: 1, ...QUEUE })
  const authentication = makeTurns({ places: PLACES.authentication, placesPerCaller: 2, ...QUEUE })

  const light: typeof Turn.Service = (caller, transaction) =>
    runInTurns(
      [
        [people, caller.person],
        [subscribers, caller.subscriber],
        [organizations, lineOf(caller)]
      ],
      transaction
    )
  // One of the few places for large work is taken last, so that it waits for nothing but the database.
  const heavy: typeof Turn.Service = (caller, transaction) =>
    runInTurns(
      [
        [largeOfPeople, caller.person],
        [people, caller.person],
        [large, lineOf(caller)]
      ],
      transaction
    )
  return {
    authentication: authentication.run,
    light,
    heavy,
    job: ({ organization }, transaction) => jobs.run(organization, transaction),
    intake: ({ organization }, transaction) => intakes.run(organization, transaction),
    download: downloadTurns(lineOf),
    page: (caller, transaction) => pages.run(lineOf(caller), transaction),
    recognize
  }
}

const downloadTurns = (lineOf: Members["lineOf"]) => {
  const ofPlaces = (placesPerCaller: number) =>
    makeTurns({ places: HEAVY_QUEUE.waiting, placesPerCaller, ...HEAVY_QUEUE })
  const people = ofPlaces(PLACES_PER_PERSON.downloads)
  const organizations = ofPlaces(4)
  // Each holds a page in memory, up to 4 MB, for as long as its reader is slow.
  const subscribers = makeTurns({ places: 32, placesPerCaller: "share", ...HEAVY_QUEUE })
  const takeAll = (takes: ReadonlyArray<Effect.Effect<EndTurn>>): Effect.Effect<EndTurn> => {
    const [first, ...others] = takes
    if (first === undefined) return Effect.succeed(() => {})
    return Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(restore(first), (end) =>
        restore(takeAll(others)).pipe(
          Effect.onError(() => Effect.sync(end)),
          Effect.map((endOthers) => () => {
            endOthers()
            end()
          })
        )
      )
    )
  }
  return (caller: TurnCaller) =>
    takeAll([
      people.take(caller.person),
      organizations.take(lineOf(caller)),
      subscribers.take(caller.subscriber)
    ])
}
