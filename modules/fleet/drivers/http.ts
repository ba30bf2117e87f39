import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveDriver } from "./commands/ArchiveDriver.ts"
import { createDriver } from "./commands/CreateDriver.ts"
import { editDriver } from "./commands/EditDriver.ts"
import { restoreDriver } from "./commands/RestoreDriver.ts"
import { countDrivers } from "./queries/CountDrivers.ts"
import { filterOf } from "./queries/DriverList.ts"
import { getDriver } from "./queries/GetDriver.ts"
import { listDrivers } from "./queries/ListDrivers.ts"

export const driversHttp = [
  route(endpoints.ListDrivers, ({ query }) =>
    listDrivers(filterOf(query), sortedPageRequest(query), query.sort)
  ),
  route(endpoints.CountDrivers, ({ query }) => countDrivers(filterOf(query))),
  route(endpoints.GetDriver, ({ params }) => getDriver(params.driverId)),
  route(endpoints.CreateDriver, ({ body }) => createDriver(body)),
  route(endpoints.EditDriver, ({ params, body }) => editDriver(params.driverId, body)),
  route(endpoints.ArchiveDriver, ({ params }) => archiveDriver(params.driverId)),
  route(endpoints.RestoreDriver, ({ params }) => restoreDriver(params.driverId))
]
