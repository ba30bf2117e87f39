import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addDevice } from "./commands/AddDevice.ts"
import { addForwarder } from "./commands/AddForwarder.ts"
import { archiveDevice } from "./commands/ArchiveDevice.ts"
import { editDevice } from "./commands/EditDevice.ts"
import { endDeviceLink } from "./commands/EndDeviceLink.ts"
import { linkDevice } from "./commands/LinkDevice.ts"
import { removeForwarder } from "./commands/RemoveForwarder.ts"
import { replaceDeviceKey } from "./commands/ReplaceDeviceKey.ts"
import { restoreDevice } from "./commands/RestoreDevice.ts"
import { getDevice } from "./queries/GetDevice.ts"
import { listDeviceLinks } from "./queries/ListDeviceLinks.ts"
import { listDevices } from "./queries/ListDevices.ts"
import { listForwarders } from "./queries/ListForwarders.ts"

export const devicesHttp = [
  route(endpoints.ListDevices, ({ query: { archived, search, source, state, linked, ...page } }) =>
    listDevices(
      {
        archived: archived === "true",
        search,
        source,
        state,
        linked: linked === undefined ? undefined : linked === "yes"
      },
      sortedPageRequest(page)
    )
  ),
  route(endpoints.GetDevice, ({ params }) => getDevice(params.deviceId)),
  route(endpoints.AddDevice, ({ body }) => addDevice(body)),
  route(endpoints.EditDevice, ({ params, body }) => editDevice(params.deviceId, body)),
  route(endpoints.ReplaceDeviceKey, ({ params }) => replaceDeviceKey(params.deviceId)),
  route(endpoints.ArchiveDevice, ({ params }) => archiveDevice(params.deviceId)),
  route(endpoints.RestoreDevice, ({ params }) => restoreDevice(params.deviceId)),
  route(endpoints.ListDeviceLinks, ({ params }) => listDeviceLinks(params.deviceId)),
  route(endpoints.LinkDevice, ({ params, body }) => linkDevice(params.deviceId, body)),
  route(endpoints.EndDeviceLink, ({ params }) => endDeviceLink(params.linkId)),
  route(endpoints.ListForwarders, () => listForwarders()),
  route(endpoints.AddForwarder, ({ body }) => addForwarder(body)),
  route(endpoints.RemoveForwarder, ({ params }) => removeForwarder(params.forwarderId))
]
