import {
  CurrentActor,
  type Member,
  now,
  type OrganizationId,
  plus,
  seconds,
  transactional,
  type UserId
} from "#kernel"
import { type Driven, VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect, Struct } from "effect"
import { currentVehicles, type Viewer, viewerOf } from "../domain/visibility.ts"
import { columnsOf } from "./columns.ts"
import { zoneOf } from "./lookAt.ts"
import { type LatestPosition, type Look, Positions } from "./Positions.ts"

/** A vehicle is sent once a second at most. A little less, so that reports once a second are all sent. */
const MIN_INTERVAL = 900
/** When to look for vehicles that can be sent again. */
const AGAIN = 100

/** What was sent of a vehicle, and when. */
interface Sent {
  readonly state: string
  readonly at: number
}

/** The parts of a position that viewers see: what changed only otherwise is not sent. */
const stateOf = (position: LatestPosition): string => JSON.stringify(Struct.omit(position, ["changed_at"]))

/** Decides what to send of the vehicles that one view shows. */
const makeView = () => {
  const sent = new Map<VehicleId, Sent>()
  const waiting = new Map<VehicleId, LatestPosition>()
  return {
    /** Adds what was read, and returns what is due. */
    due: (positions: ReadonlyArray<LatestPosition>, at: number): ReadonlyArray<LatestPosition> => {
      for (const position of positions)
        if (sent.get(position.vehicle_id)?.state !== stateOf(position))
          waiting.set(position.vehicle_id, position)
      const due = [...waiting.values()].filter(
        ({ vehicle_id }) => at - (sent.get(vehicle_id)?.at ?? -MIN_INTERVAL) >= MIN_INTERVAL
      )
      for (const position of due) {
        waiting.delete(position.vehicle_id)
        sent.set(position.vehicle_id, { state: stateOf(position), at })
      }
      return due
    },
    isWaiting: () => waiting.size > 0
  }
}

type View = ReturnType<typeof makeView>

/** Those who see nothing that is hidden. */
const EVERYONE: Viewer = { userId: null, seesAll: true, own: [] }

/** How long it is remembered who drives what, and the time zone. */
const REMEMBERED = seconds(5)

/** What the readings of an organization depend on besides its devices. */
interface Setting {
  readonly timeZone: string
  /** Who of the viewers drives, and what. */
  readonly drivers: ReadonlyMap<UserId, ReadonlyArray<Driven>>
  readonly at: Date
}

const settingOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  viewers: ReadonlyArray<Member>,
  at: Date
) {
  const timeZone = yield* zoneOf(organizationId)
  const driven = yield* VehicleDirectory.use((vehicles) =>
    vehicles.drivenBy(
      organizationId,
      viewers.map(({ userId }) => userId)
    )
  )
  return { timeZone, drivers: Map.groupBy(driven, ({ user_id }) => user_id), at } satisfies Setting
})

type Results = ReadonlyMap<string, ReadonlyArray<LatestPosition>>

const EVERYONES = "everyone"

/** What belongs to one person. Someone whose role has just changed may have streams of both roles. */
const viewOf = ({ userId, role }: Member): string => `${userId} ${role}`

/** Reads what changed since a moment, for everyone and for those who see more or less. */
const readFor = Effect.fnUntraced(function* (
  look: Omit<Look, "viewer">,
  since: number,
  viewers: ReadonlyArray<Member>,
  drivers: Setting["drivers"]
) {
  const positions = yield* Positions
  const all = yield* positions.latest({ ...look, viewer: EVERYONE, since, vehicles: null })
  const results = new Map([[EVERYONES, all]])
  for (const member of viewers) {
    const viewer = viewerOf(member, drivers.get(member.userId) ?? [])
    const own = currentVehicles(viewer, look.at)
    if (results.has(viewOf(member)) || (viewer.seesAll && own.size === 0)) continue
    const theirs =
      own.size === 0 ? [] : yield* positions.latest({ ...look, viewer, since, vehicles: [...own] })
    const others = viewer.seesAll ? all.filter(({ vehicle_id }) => !own.has(vehicle_id)) : []
    results.set(viewOf(member), [...others, ...theirs])
  }
  return results
})

/**
 * Follows the positions of an organization for the members who look at its map. All see the same, except those who drive:
 * they see their own vehicles also when these are hidden from others, or nothing but those.
 */
export const followPositions = (organizationId: OrganizationId) => {
  const views = new Map<string, View>()
  let since: number | undefined
  let setting: Setting | undefined
  let known = ""

  /** Read again after some seconds, and when someone has come or left. */
  const currentSetting = Effect.fnUntraced(function* (viewers: ReadonlyArray<Member>, at: Date) {
    const people = viewers.map(viewOf).join()
    if (setting === undefined || people !== known || at > plus(setting.at, REMEMBERED))
      setting = yield* settingOf(organizationId, viewers, at)
    known = people
    return setting
  })

  const read = Effect.fnUntraced(function* (viewers: ReadonlyArray<Member>) {
    const from = (since ??= yield* Positions.use(({ clock }) => clock))
    const at = yield* now
    const { timeZone, drivers } = yield* currentSetting(viewers, at)
    const results = yield* readFor({ organizationId, timeZone, at }, from, viewers, drivers)
    const changes = [...results.values()].flat().map(({ changed_at }) => changed_at ?? 0)
    since = changes.reduce((latest, change) => Math.max(latest, change), from)
    return { results, at: at.getTime() }
  })

  const readingOf = ({ results, at }: { readonly results: Results; readonly at: number }) => {
    for (const name of views.keys()) if (!results.has(name)) views.delete(name)
    const due = new Map<string, ReadonlyArray<LatestPosition>>()
    for (const [name, positions] of results) {
      const view = views.get(name) ?? makeView()
      views.set(name, view)
      due.set(name, view.due(positions, at))
    }
    return {
      seenBy: (member: Member) => {
        const own = viewOf(member)
        // Drivers for whom nothing was read see nothing: what everyone sees is not for them.
        const view = due.has(own) || !viewerOf(member, []).seesAll ? own : EVERYONES
        const moved = due.get(view) ?? []
        return { view, data: () => (moved.length === 0 ? undefined : columnsOf(moved)) }
      },
      again: [...views.values()].some((view) => view.isWaiting()) ? AGAIN : undefined
    }
  }

  return {
    readNext: (viewers: ReadonlyArray<Member>) =>
      Effect.map(transactional(read(viewers)), readingOf).pipe(
        Effect.provideService(CurrentActor, {
          _tag: "Job",
          name: "telematics.follow-positions",
          organizationId
        })
      )
  }
}
