import { Presence as Streams, PresenceLive } from "#infra/realtime"
import { Presence } from "#notifications"
import { Layer } from "effect"

/** Notifications' question whether a person is there, put to the live streams of all processes. */
export const PresentPeopleLive = Layer.effect(
  Presence,
  Streams.useSync(({ isPresent }) => Presence.of({ isPresent }))
).pipe(Layer.provide(PresenceLive))
