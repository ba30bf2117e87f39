import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveProgram } from "./commands/ArchiveProgram.ts"
import { createProgram } from "./commands/CreateProgram.ts"
import { editProgram } from "./commands/EditProgram.ts"
import { restoreProgram } from "./commands/RestoreProgram.ts"
import { countProgramVehicles } from "./queries/CountProgramVehicles.ts"
import { getProgram } from "./queries/GetProgram.ts"
import { listPrograms } from "./queries/ListPrograms.ts"

export const programsHttp = [
  route(endpoints.ListPrograms, () => listPrograms()),
  route(endpoints.CountProgramVehicles, ({ body }) => countProgramVehicles(body.rule)),
  route(endpoints.GetProgram, ({ params }) => getProgram(params.programId)),
  route(endpoints.CreateProgram, ({ body }) => createProgram(body)),
  route(endpoints.EditProgram, ({ params, body }) => editProgram(params.programId, body)),
  route(endpoints.ArchiveProgram, ({ params }) => archiveProgram(params.programId)),
  route(endpoints.RestoreProgram, ({ params }) => restoreProgram(params.programId))
]
