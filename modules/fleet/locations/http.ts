import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveLocation } from "./commands/ArchiveLocation.ts"
import { createLocation } from "./commands/CreateLocation.ts"
import { editLocation } from "./commands/EditLocation.ts"
import { restoreLocation } from "./commands/RestoreLocation.ts"
import { listLocations } from "./queries/ListLocations.ts"

export const locationsHttp = [
  route(endpoints.ListLocations, () => listLocations()),
  route(endpoints.CreateLocation, ({ body }) => createLocation(body)),
  route(endpoints.EditLocation, ({ params, body }) => editLocation(params.locationId, body)),
  route(endpoints.ArchiveLocation, ({ params }) => archiveLocation(params.locationId)),
  route(endpoints.RestoreLocation, ({ params }) => restoreLocation(params.locationId))
]
