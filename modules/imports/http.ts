import { pageRequest } from "#kernel"
import { download, route } from "#infra/http"
import { beginImport } from "./commands/BeginImport.ts"
import { discardImport } from "./commands/DiscardImport.ts"
import { mapImport } from "./commands/MapImport.ts"
import { runImport } from "./commands/RunImport.ts"
import { stopImport } from "./commands/StopImport.ts"
import { undoImport } from "./commands/UndoImport.ts"
import { uploadImportPart } from "./commands/UploadImportPart.ts"
import * as endpoints from "./contract/index.ts"
import { failedRows, failedRowsFile } from "./queries/FailedRows.ts"
import { getImport } from "./queries/GetImport.ts"
import { listImportRows } from "./queries/ListImportRows.ts"
import { listImports } from "./queries/ListImports.ts"
import { listImportTargets } from "./queries/ListImportTargets.ts"
import { getTemplate } from "./queries/Template.ts"

export const importsHttp = [
  route(endpoints.ListImports, ({ query }) => listImports(pageRequest(query), query.target)),
  route(endpoints.GetImport, ({ params }) => getImport(params.importId)),
  route(endpoints.BeginImport, ({ params, body }) => beginImport(params.importId, body)),
  route(endpoints.UploadImportPart, ({ params, query, body }) =>
    uploadImportPart(params.importId, query.part, body.bytes)
  ),
  route(endpoints.MapImport, ({ params, body }) => mapImport(params.importId, body)),
  route(endpoints.RunImport, ({ params }) => runImport(params.importId)),
  route(endpoints.StopImport, ({ params }) => stopImport(params.importId)),
  route(endpoints.UndoImport, ({ params }) => undoImport(params.importId)),
  route(endpoints.DiscardImport, ({ params }) => discardImport(params.importId)),
  route(endpoints.ListImportRows, ({ params, query }) => listImportRows(params.importId, query)),
  download(
    endpoints.DownloadFailedRows,
    ({ params }) => failedRows(params.importId),
    ({ params }, after) => failedRowsFile(params.importId, after)
  ),
  route(endpoints.ListImportTargets, () => listImportTargets()),
  route(endpoints.DownloadTemplate, ({ params, query }) => getTemplate(params.target, query.language ?? "en"))
]
