import type { LatestPositions, Movements } from "#telematics/contract"
import { type Movement, movementsIn, vehiclesIn, type VehicleNow } from "./VehicleNow.ts"

/** Milliseconds between two changes of the screen. */
const PAUSE = 1000

/** Called with the places of the vehicles that moved; undefined if the list is another one. */
type Listener = (moved: ReadonlyArray<number> | undefined) => void

export type FleetStore = ReturnType<typeof createFleetStore>

/** A movement may arrive before the older snapshot that was requested earlier. */
const newer = (vehicle: VehicleNow, before: VehicleNow | undefined): VehicleNow => {
  if (before === undefined || (before.seenAt ?? 0) <= (vehicle.seenAt ?? 0)) return vehicle
  const { name, driver, availability } = vehicle
  return { ...before, name, driver, availability }
}

/** Collects work and does it in an animation frame, at most once per second. A page in the background does it later. */
const coalesce = (work: () => void) => {
  let last = -PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    last = performance.now()
    work()
  }
  const schedule = () => {
    const wait = Math.max(0, last + PAUSE - performance.now())
    timer ??= setTimeout(() => requestAnimationFrame(run), wait)
  }
  return { schedule, stop: () => clearTimeout(timer) }
}

/**
 * The vehicles on the map. Movements change it at most once per second, whatever their number; React and the map listen to
 * it independently of each other.
 */
export const createFleetStore = () => {
  let vehicles: ReadonlyArray<VehicleNow> = []
  let places: ReadonlyMap<string, number> = new Map()
  const pending = new Map<string, Movement>()
  const listeners = new Set<Listener>()
  const notify: Listener = (moved) => {
    for (const listener of listeners) listener(moved)
  }
  const flush = () => {
    const next = [...vehicles]
    const moved: Array<number> = []
    for (const [id, movement] of pending) {
      const place = places.get(id)
      const vehicle = place === undefined ? undefined : next[place]
      if (place === undefined || vehicle === undefined) continue
      next[place] = { ...vehicle, ...movement }
      moved.push(place)
    }
    pending.clear()
    if (moved.length === 0) return
    vehicles = next
    notify(moved)
  }
  const later = coalesce(flush)
  return {
    all: () => vehicles,
    find: (id: string | undefined) => (id === undefined ? undefined : vehicles[places.get(id) ?? -1]),
    placeOf: (id: string) => places.get(id),
    load: (latest: LatestPositions) => {
      const before = vehicles
      const beforeAt = places
      vehicles = vehiclesIn(latest).map((vehicle) => newer(vehicle, before[beforeAt.get(vehicle.id) ?? -1]))
      places = new Map(vehicles.map(({ id }, place) => [id, place]))
      notify(undefined)
    },
    receive: (movements: Movements) => {
      for (const [id, movement] of movementsIn(movements)) pending.set(id, movement)
      later.schedule()
    },
    watch: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stop: later.stop
  }
}
