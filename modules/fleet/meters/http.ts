import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addMeter } from "./commands/AddMeter.ts"
import { editMeter } from "./commands/EditMeter.ts"
import { recordReading } from "./commands/RecordReading.ts"
import { recordReadings } from "./commands/RecordReadings.ts"
import { removeMeter } from "./commands/RemoveMeter.ts"
import { replaceMeter } from "./commands/ReplaceMeter.ts"
import { restoreReading } from "./commands/RestoreReading.ts"
import { undoReplacement } from "./commands/UndoReplacement.ts"
import { voidReading } from "./commands/VoidReading.ts"
import { listMeters } from "./queries/ListMeters.ts"
import { listReadings } from "./queries/ListReadings.ts"

export const metersHttp = [
  route(endpoints.ListMeters, ({ params }) => listMeters(params.vehicleId)),
  route(endpoints.AddMeter, ({ params, body }) => addMeter(params.vehicleId, body)),
  route(endpoints.EditMeter, ({ params, body }) => editMeter(params.meterId, body)),
  route(endpoints.RemoveMeter, ({ params }) => removeMeter(params.meterId)),
  route(endpoints.ReplaceMeter, ({ params, body }) => replaceMeter(params.meterId, body)),
  route(endpoints.UndoReplacement, ({ params }) => undoReplacement(params.meterId, params.segmentId)),
  route(endpoints.ListReadings, ({ params, query }) => listReadings(params.meterId, pageRequest(query))),
  route(endpoints.RecordReading, ({ params, body }) => recordReading(params.vehicleId, body)),
  route(endpoints.RecordReadings, ({ body }) => recordReadings(body)),
  route(endpoints.VoidReading, ({ params, body }) => voidReading(params.readingId, body)),
  route(endpoints.RestoreReading, ({ params }) => restoreReading(params.readingId))
]
