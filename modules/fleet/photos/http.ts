import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addPhotos } from "./commands/AddPhotos.ts"
import { arrangePhotos } from "./commands/ArrangePhotos.ts"
import { removePhoto } from "./commands/RemovePhoto.ts"
import { restorePhoto } from "./commands/RestorePhoto.ts"
import { listPhotos } from "./queries/ListPhotos.ts"

export const photosHttp = [
  route(endpoints.ListPhotos, ({ params }) => listPhotos(params.vehicleId)),
  route(endpoints.AddPhotos, ({ params, body }) => addPhotos(params.vehicleId, body)),
  route(endpoints.ArrangePhotos, ({ params, body }) => arrangePhotos(params.vehicleId, body.ids)),
  route(endpoints.RemovePhoto, ({ params }) => removePhoto(params.vehicleId, params.photoId)),
  route(endpoints.RestorePhoto, ({ params }) => restorePhoto(params.vehicleId, params.photoId))
]
