import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveGroup } from "./commands/ArchiveGroup.ts"
import { createGroup } from "./commands/CreateGroup.ts"
import { editGroup } from "./commands/EditGroup.ts"
import { restoreGroup } from "./commands/RestoreGroup.ts"
import { listGroups } from "./queries/ListGroups.ts"

export const groupsHttp = [
  route(endpoints.ListGroups, () => listGroups()),
  route(endpoints.CreateGroup, ({ body }) => createGroup(body)),
  route(endpoints.EditGroup, ({ params, body }) => editGroup(params.groupId, body)),
  route(endpoints.ArchiveGroup, ({ params }) => archiveGroup(params.groupId)),
  route(endpoints.RestoreGroup, ({ params }) => restoreGroup(params.groupId))
]
