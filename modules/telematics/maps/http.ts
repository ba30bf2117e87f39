import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { getMapSettings } from "./queries/GetMapSettings.ts"

export const mapsHttp = [route(endpoints.GetMapSettings, () => getMapSettings())]
