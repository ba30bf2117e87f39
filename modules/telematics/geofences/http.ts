import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { createGeofence } from "./commands/CreateGeofence.ts"
import { editGeofence } from "./commands/EditGeofence.ts"
import { removeGeofence } from "./commands/RemoveGeofence.ts"
import { listGeofenceEvents } from "./queries/ListGeofenceEvents.ts"
import { listGeofences } from "./queries/ListGeofences.ts"

export const geofencesHttp = [
  route(endpoints.ListGeofences, () => listGeofences()),
  route(endpoints.CreateGeofence, ({ body }) => createGeofence(body)),
  route(endpoints.EditGeofence, ({ params, body }) => editGeofence(params.geofenceId, body)),
  route(endpoints.RemoveGeofence, ({ params }) => removeGeofence(params.geofenceId)),
  route(endpoints.ListGeofenceEvents, ({ query: { geofence, vehicle, ...page } }) =>
    listGeofenceEvents({ geofence, vehicle }, pageRequest(page))
  )
]
