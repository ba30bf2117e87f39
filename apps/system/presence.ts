import { Presence as Streams, PresenceLive } from "#infra/realtime"
import { Presence } from "#messaging"
import { Layer } from "effect"

/** Answers messaging's question whether a user is online from the live streams of all processes. */
export const PresentPeopleLive = Layer.effect(
  Presence,
  Streams.useSync(({ isPresent }) => Presence.of({ isPresent }))
).pipe(Layer.provide(PresenceLive))
