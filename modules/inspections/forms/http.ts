import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveForm } from "./commands/ArchiveForm.ts"
import { createForm } from "./commands/CreateForm.ts"
import { editForm } from "./commands/EditForm.ts"
import { publishForm } from "./commands/PublishForm.ts"
import { restoreForm } from "./commands/RestoreForm.ts"
import { getForm } from "./queries/GetForm.ts"
import { getFormVersion } from "./queries/GetFormVersion.ts"
import { listForms } from "./queries/ListForms.ts"
import { listFormVersions } from "./queries/ListFormVersions.ts"

export const formsHttp = [
  route(endpoints.ListForms, () => listForms()),
  route(endpoints.GetForm, ({ params }) => getForm(params.formId)),
  route(endpoints.CreateForm, ({ body }) => createForm(body)),
  route(endpoints.EditForm, ({ params, body }) => editForm(params.formId, body)),
  route(endpoints.PublishForm, ({ params, body }) => publishForm(params.formId, body.expected_version)),
  route(endpoints.ArchiveForm, ({ params }) => archiveForm(params.formId)),
  route(endpoints.RestoreForm, ({ params }) => restoreForm(params.formId)),
  route(endpoints.ListFormVersions, ({ params }) => listFormVersions(params.formId)),
  route(endpoints.GetFormVersion, ({ params }) => getFormVersion(params.formId, params.n))
]
