import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addDocument } from "./commands/AddDocument.ts"
import { archiveDocument } from "./commands/ArchiveDocument.ts"
import { editDocument } from "./commands/EditDocument.ts"
import { renewDocument } from "./commands/RenewDocument.ts"
import { restoreDocument } from "./commands/RestoreDocument.ts"
import { setRequiredDocuments } from "./commands/SetRequiredDocuments.ts"
import { countExpiringDocuments } from "./queries/CountExpiringDocuments.ts"
import { listDocuments } from "./queries/ListDocuments.ts"
import { listExpiringDocuments } from "./queries/ListExpiringDocuments.ts"
import { getRequiredDocuments } from "./queries/RequiredDocuments.ts"

export const documentsHttp = [
  route(endpoints.ListDocuments, ({ params }) => listDocuments(params.vehicleId)),
  route(endpoints.AddDocument, ({ params, body }) => addDocument(params.vehicleId, body)),
  route(endpoints.EditDocument, ({ params, body }) => editDocument(params.documentId, body)),
  route(endpoints.RenewDocument, ({ params, body }) => renewDocument(params.documentId, body)),
  route(endpoints.ArchiveDocument, ({ params }) => archiveDocument(params.documentId)),
  route(endpoints.RestoreDocument, ({ params }) => restoreDocument(params.documentId)),
  route(endpoints.ListExpiringDocuments, ({ query }) => listExpiringDocuments(sortedPageRequest(query))),
  route(endpoints.CountExpiringDocuments, () => countExpiringDocuments()),
  route(endpoints.GetRequiredDocuments, () => getRequiredDocuments()),
  route(endpoints.SetRequiredDocuments, ({ body }) => setRequiredDocuments(body.items))
]
