import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveVendor } from "./commands/ArchiveVendor.ts"
import { createVendor } from "./commands/CreateVendor.ts"
import { editVendor } from "./commands/EditVendor.ts"
import { restoreVendor } from "./commands/RestoreVendor.ts"
import { listVendors } from "./queries/ListVendors.ts"

export const vendorsHttp = [
  route(endpoints.ListVendors, ({ query }) => listVendors(query.archived === "true")),
  route(endpoints.CreateVendor, ({ body }) => createVendor(body)),
  route(endpoints.EditVendor, ({ params, body }) => editVendor(params.vendorId, body)),
  route(endpoints.ArchiveVendor, ({ params }) => archiveVendor(params.vendorId)),
  route(endpoints.RestoreVendor, ({ params }) => restoreVendor(params.vendorId))
]
