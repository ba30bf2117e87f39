import { route } from "#infra/http"
import { liveSource } from "#infra/realtime"
import * as endpoints from "../contract/index.ts"
import { setTrackingSettings } from "./commands/SetTrackingSettings.ts"
import { positionsTopic } from "./domain/topic.ts"
import { followPositions } from "./queries/followPositions.ts"
import { getTrackingSettings } from "./queries/GetTrackingSettings.ts"
import { getTrack } from "./queries/GetTrack.ts"
import { listLatestPositions } from "./queries/ListLatestPositions.ts"

export const positionsHttp = [
  route(endpoints.ListLatestPositions, () => listLatestPositions()),
  route(endpoints.GetTrack, ({ params, query }) => getTrack(params.vehicleId, query)),
  route(endpoints.GetTrackingSettings, () => getTrackingSettings()),
  route(endpoints.SetTrackingSettings, ({ body }) => setTrackingSettings(body))
]

export const positionsSources = [
  liveSource({
    path: endpoints.positionStreamPath,
    permission: "positions.read",
    event: "positions",
    topicOf: positionsTopic,
    follow: followPositions
  })
]
