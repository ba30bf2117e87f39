import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { adjustStock } from "./commands/AdjustStock.ts"
import { archivePart } from "./commands/ArchivePart.ts"
import { createPart } from "./commands/CreatePart.ts"
import { editPart } from "./commands/EditPart.ts"
import { receiveParts } from "./commands/ReceiveParts.ts"
import { restorePart } from "./commands/RestorePart.ts"
import { countParts } from "./queries/CountParts.ts"
import { getPart } from "./queries/GetPart.ts"
import { listParts } from "./queries/ListParts.ts"
import { listStockMovements } from "./queries/ListStockMovements.ts"
import { filterOf } from "./queries/PartList.ts"

export const stockHttp = [
  route(endpoints.ListParts, ({ query }) => listParts(filterOf(query), sortedPageRequest(query), query.sort)),
  route(endpoints.CountParts, ({ query }) => countParts(filterOf(query))),
  route(endpoints.GetPart, ({ params }) => getPart(params.partId)),
  route(endpoints.CreatePart, ({ body }) => createPart(body)),
  route(endpoints.EditPart, ({ params, body }) => editPart(params.partId, body)),
  route(endpoints.ArchivePart, ({ params }) => archivePart(params.partId)),
  route(endpoints.RestorePart, ({ params }) => restorePart(params.partId)),
  route(endpoints.ReceiveParts, ({ params, body }) => receiveParts(params.partId, body)),
  route(endpoints.AdjustStock, ({ params, body }) => adjustStock(params.partId, body)),
  route(endpoints.ListStockMovements, ({ params, query }) => listStockMovements(params.partId, query.before))
]
