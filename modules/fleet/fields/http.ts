import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveCustomField } from "./commands/ArchiveCustomField.ts"
import { arrangeCustomFields } from "./commands/ArrangeCustomFields.ts"
import { createCustomField } from "./commands/CreateCustomField.ts"
import { editCustomField } from "./commands/EditCustomField.ts"
import { restoreCustomField } from "./commands/RestoreCustomField.ts"
import { listCustomFields } from "./queries/ListCustomFields.ts"

export const fieldsHttp = [
  route(endpoints.ListCustomFields, () => listCustomFields()),
  route(endpoints.CreateCustomField, ({ body }) => createCustomField(body)),
  route(endpoints.EditCustomField, ({ params, body }) => editCustomField(params.customFieldId, body)),
  route(endpoints.ArrangeCustomFields, ({ body }) => arrangeCustomFields(body.ids)),
  route(endpoints.ArchiveCustomField, ({ params }) => archiveCustomField(params.customFieldId)),
  route(endpoints.RestoreCustomField, ({ params }) => restoreCustomField(params.customFieldId))
]
