import { route } from "#infra/http"
import { holderOfLinkToken } from "../accounts/commands/linkToken.ts"
import * as Contract from "../contract/index.ts"
import { deleteUserAccount } from "./commands/DeleteUserAccount.ts"
import { requestDataExport } from "./commands/RequestDataExport.ts"
import { undoDeletion } from "./commands/UndoDeletion.ts"
import { downloadDataExport } from "./queries/DownloadDataExport.ts"
import { listDataExports } from "./queries/ListDataExports.ts"
import { previewDeletion } from "./queries/PreviewDeletion.ts"

export const deletionHttp = [
  route(Contract.PreviewDeletion, () => previewDeletion()),
  route(Contract.DeleteUserAccount, () => deleteUserAccount()),
  route(
    Contract.UndoDeletion,
    ({ body }) => undoDeletion(body.token),
    ({ body }) => holderOfLinkToken(body.token)
  ),
  route(Contract.RequestDataExport, () => requestDataExport()),
  route(Contract.ListDataExports, () => listDataExports()),
  route(Contract.DownloadDataExport, ({ params }) => downloadDataExport(params.exportId))
]
