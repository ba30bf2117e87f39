import { download, route } from "#infra/http"
import { uploadFile } from "./commands/UploadFile.ts"
import * as endpoints from "./contract/index.ts"
import { downloadFile, readFile } from "./queries/DownloadFile.ts"
import { readSavedFile, saveFile } from "./queries/SaveFile.ts"
import { showPhoto } from "./queries/ShowPhoto.ts"
import { getThumbnail } from "./queries/Thumbnail.ts"

export const filesHttp = [
  route(endpoints.UploadFile, ({ query: { part = 0, ...file }, body: { bytes } }) =>
    uploadFile({ ...file, part, bytes })
  ),
  route(endpoints.GetThumbnail, ({ params }) => getThumbnail(params.fileId)),
  download(
    endpoints.DownloadFile,
    ({ params }) => downloadFile(params.fileId),
    ({ params }, after) => readFile(params.fileId, after)
  ),
  route(endpoints.ShowPhoto, ({ params }) => showPhoto(params.link)),
  download(
    endpoints.SaveFile,
    ({ params }) => saveFile(params.link),
    ({ params }, after) => readSavedFile(params.link, after)
  )
]
