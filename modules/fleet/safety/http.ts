import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { blockForSafety } from "./commands/BlockForSafety.ts"
import { releaseSafetyBlock } from "./commands/ReleaseSafetyBlock.ts"
import { checkRelease } from "./queries/CheckRelease.ts"
import { listSafetyBlocks } from "./queries/ListSafetyBlocks.ts"

export const safetyHttp = [
  route(endpoints.ListSafetyBlocks, ({ params, query }) =>
    listSafetyBlocks(params.vehicleId, query.state, pageRequest(query))
  ),
  route(endpoints.BlockForSafety, ({ params, body }) => blockForSafety(params.vehicleId, body)),
  route(endpoints.ReleaseSafetyBlock, ({ params, body }) => releaseSafetyBlock(params.blockId, body.note)),
  route(endpoints.CheckRelease, ({ params }) => checkRelease(params.vehicleId))
]
