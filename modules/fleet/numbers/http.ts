import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { getFleetNumbers } from "./queries/GetFleetNumbers.ts"

export const numbersHttp = [route(endpoints.GetFleetNumbers, () => getFleetNumbers())]
