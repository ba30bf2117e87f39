import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveWarranty } from "./commands/ArchiveWarranty.ts"
import { createWarranty } from "./commands/CreateWarranty.ts"
import { editWarranty } from "./commands/EditWarranty.ts"
import { restoreWarranty } from "./commands/RestoreWarranty.ts"
import { listWarranties } from "./queries/ListWarranties.ts"

export const warrantiesHttp = [
  route(endpoints.ListWarranties, ({ params }) => listWarranties(params.vehicleId)),
  route(endpoints.CreateWarranty, ({ params, body }) => createWarranty(params.vehicleId, body)),
  route(endpoints.EditWarranty, ({ params, body }) => editWarranty(params.warrantyId, body)),
  route(endpoints.ArchiveWarranty, ({ params }) => archiveWarranty(params.warrantyId)),
  route(endpoints.RestoreWarranty, ({ params }) => restoreWarranty(params.warrantyId))
]
