import { useEffect } from "react"
import type { Board } from "./board.ts"
import { markerOf } from "./canvas/markers.ts"
import type { Marker } from "./canvas/VehicleMap.ts"
import { isPlaced, type VehicleNow } from "./fleet/VehicleNow.ts"
import type { Matches } from "./list/useMatches.ts"

/** Milliseconds after which vehicles that report nothing may have become silent. */
const CHECK = 30_000

const seconds = () => Date.now() / 1000

/**
 * Draws the vehicles that match, except over a day of one of them. Movements go to the map directly: React renders nothing
 * for them.
 */
const useAll = ({ map, store, search }: Board, matches: Matches) => {
  const isDay = search.values.day !== undefined
  useEffect(() => {
    if (!map) return
    if (isDay) return map.setMarkers([])
    const one = (vehicle: VehicleNow | undefined, place: number): Marker | undefined =>
      vehicle && matches(vehicle, seconds()) ? markerOf(vehicle, place, seconds()) : undefined
    let motions: ReadonlyArray<string | undefined> = []
    const current = () => store.all().map(one)
    const drawAll = () => {
      const markers = current()
      motions = markers.map((marker) => marker?.motion)
      map.setMarkers(markers.filter((marker) => marker !== undefined))
    }
    const move = (places: ReadonlyArray<number>) =>
      map.moveMarkers(places.map((place) => [place, one(store.all()[place], place)]))
    const check = () => {
      const now = current().map((marker) => marker?.motion)
      const changed = now.flatMap((motion, place) => (motion === motions[place] ? [] : [place]))
      motions = now
      if (changed.length > 0) move(changed)
    }
    drawAll()
    const unwatch = store.watch((moved) => (moved === undefined ? drawAll() : move(moved)))
    const timer = setInterval(check, CHECK)
    return () => {
      unwatch()
      clearInterval(timer)
    }
  }, [map, store, matches, isDay])
}

/** Highlights the selected vehicle, flies to it, and stays with it while it is followed. */
const useSelected = ({ map, store, search }: Board) => {
  const { vehicle: id, follow, day } = search.values
  useEffect(() => {
    if (!map) return
    const selected = () => store.find(id)
    const draw = () => {
      const vehicle = selected()
      map.select(vehicle && day === undefined ? markerOf(vehicle, 0, seconds()) : undefined)
      return vehicle
    }
    const goTo = () => {
      const vehicle = selected()
      if (vehicle && isPlaced(vehicle)) map.goTo(vehicle)
    }
    draw()
    if (day === undefined) goTo()
    return store.watch((moved) => {
      if (id === undefined || (moved && !moved.includes(store.placeOf(id) ?? -1))) return
      draw()
      if (follow === "1" && day === undefined) goTo()
    })
  }, [map, store, id, follow, day])
}

/** Shows all vehicles at first, unless the address names what to look at. */
const useFirstView = ({ map, store, search }: Board) => {
  const { vehicle, point, geofence } = search.values
  const isElsewhere = (vehicle ?? point ?? (geofence === "new" ? undefined : geofence)) !== undefined
  useEffect(() => {
    if (!map || isElsewhere) return
    map.fit(store.all().filter(isPlaced))
    // oxlint-disable-next-line react/exhaustive-deps -- Later, people decide what they look at.
  }, [map])
}

/** Draws the vehicles on the map, and moves it. */
export const useMarkers = (board: Board, matches: Matches) => {
  useFirstView(board)
  useAll(board, matches)
  useSelected(board)
}
