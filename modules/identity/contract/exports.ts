import { Bytes, DAY, endpoint, HOUR, NotFound, Uuid } from "#kernel"
import { Schema } from "effect"
import { ProofRequired } from "./errors/factors.ts"

const group = "Identity"

export const DataExportId = Uuid.pipe(Schema.brand("DataExportId"))
export type DataExportId = typeof DataExportId.Type

/** A person's export of what their account holds. Not ready while `ready_at` is null. */
export const DataExportView = Schema.Struct({
  id: DataExportId,
  requested_at: Schema.Date,
  ready_at: Schema.NullOr(Schema.Date),
  expires_at: Schema.Date
})
export type DataExportView = typeof DataExportView.Type

export const RequestDataExport = endpoint({
  name: "requestDataExport",
  group,
  method: "POST",
  path: "/api/me/exports",
  access: "person",
  summary: "Request a JSON file of everything your account holds; you are notified when it is ready",
  output: DataExportView,
  status: 201,
  errors: [ProofRequired],
  limits: [{ per: "person", times: 5, seconds: DAY }]
})

export const ListDataExports = endpoint({
  name: "listDataExports",
  group,
  method: "GET",
  path: "/api/me/exports",
  access: "person",
  summary: "List your data exports that have not expired, newest first",
  output: Schema.Struct({ items: Schema.Array(DataExportView) })
})

export const DownloadDataExport = endpoint({
  name: "downloadDataExport",
  group,
  method: "GET",
  path: "/api/me/exports/:exportId/file",
  access: "person",
  summary: "Download your data export, for 24 hours",
  params: Schema.Struct({ exportId: DataExportId }),
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound, ProofRequired],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
