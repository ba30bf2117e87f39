import type { Track } from "../positionViews.ts"

/** Where a vehicle was at a moment. Degrees, meters per second, degrees clockwise from north. */
export interface TrackPoint {
  readonly at: Date
  readonly latitude: number
  readonly longitude: number
  /** Null if unknown. */
  readonly speed: number | null
  /** Null if unknown. */
  readonly heading: number | null
}

const PER_DEGREE = 100_000
const PER_METER_PER_SECOND = 10
const SPEED_UNKNOWN = -10
const HEADING_UNKNOWN = -1

/** The first value, and then the difference of each to the one before it. */
const differences = (values: ReadonlyArray<number>): ReadonlyArray<number> =>
  values.map((value, index) => value - (values[index - 1] ?? 0))

/** The columns of positions that are ordered by time. A track has whole seconds, five places and tenths of a meter per second. */
export const encodeTrack = (points: ReadonlyArray<TrackPoint>): Omit<Track, "hidden" | "thinned"> => ({
  at: differences(points.map(({ at }) => Math.floor(at.getTime() / 1000))),
  latitude: differences(points.map(({ latitude }) => Math.round(latitude * PER_DEGREE))),
  longitude: differences(points.map(({ longitude }) => Math.round(longitude * PER_DEGREE))),
  speed: differences(
    points.map(({ speed }) => (speed === null ? SPEED_UNKNOWN : Math.round(speed * PER_METER_PER_SECOND)))
  ),
  heading: differences(
    points.map(({ heading }) => (heading === null ? HEADING_UNKNOWN : Math.round(heading) % 360))
  )
})

/** The positions of a track, oldest first. A day of 86,400 takes some milliseconds. */
export const decodeTrack = (track: Track): ReadonlyArray<TrackPoint> => {
  let [at, latitude, longitude, speed, heading] = [0, 0, 0, 0, 0]
  return track.at.map((seconds, index) => {
    at += seconds
    latitude += track.latitude[index] ?? 0
    longitude += track.longitude[index] ?? 0
    speed += track.speed[index] ?? 0
    heading += track.heading[index] ?? 0
    return {
      at: new Date(at * 1000),
      latitude: latitude / PER_DEGREE,
      longitude: longitude / PER_DEGREE,
      speed: speed < 0 ? null : speed / PER_METER_PER_SECOND,
      heading: heading < 0 ? null : heading
    }
  })
}
