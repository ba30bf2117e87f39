import { Schema } from "effect"
import type { Stop, Trip } from "../domain/Trip.ts"

export const TripRow = Schema.Struct({
  started_at: Schema.Date,
  ended_at: Schema.NullOr(Schema.Date),
  distance: Schema.Number,
  idle_time: Schema.Number,
  max_speed: Schema.NullOr(Schema.Number),
  start_latitude: Schema.Number,
  start_longitude: Schema.Number,
  end_latitude: Schema.Number,
  end_longitude: Schema.Number
})

export const StopRow = Schema.Struct({
  stopped_at: Schema.Date,
  left_at: Schema.NullOr(Schema.Date),
  latitude: Schema.Number,
  longitude: Schema.Number
})

export const tripOf = (row: typeof TripRow.Type): Trip => ({
  startedAt: row.started_at,
  endedAt: row.ended_at,
  distance: row.distance,
  idleTime: row.idle_time,
  maxSpeed: row.max_speed,
  start: { latitude: row.start_latitude, longitude: row.start_longitude },
  end: { latitude: row.end_latitude, longitude: row.end_longitude }
})

export const stopOf = ({ stopped_at, left_at, latitude, longitude }: typeof StopRow.Type): Stop => ({
  from: stopped_at,
  until: left_at,
  place: { latitude, longitude }
})

export const tripRow = (trip: Trip): typeof TripRow.Type => ({
  started_at: trip.startedAt,
  ended_at: trip.endedAt,
  distance: trip.distance,
  idle_time: trip.idleTime,
  max_speed: trip.maxSpeed,
  start_latitude: trip.start.latitude,
  start_longitude: trip.start.longitude,
  end_latitude: trip.end.latitude,
  end_longitude: trip.end.longitude
})

export const stopRow = ({ from, until, place }: Stop): typeof StopRow.Type => ({
  stopped_at: from,
  left_at: until,
  ...place
})
