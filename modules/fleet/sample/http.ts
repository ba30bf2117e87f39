import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { loadSampleData } from "./commands/LoadSampleData.ts"
import { removeSampleData } from "./commands/RemoveSampleData.ts"
import { getSampleData } from "./queries/GetSampleData.ts"

export const sampleHttp = [
  route(endpoints.GetSampleData, () => getSampleData()),
  route(endpoints.LoadSampleData, () => loadSampleData()),
  route(endpoints.RemoveSampleData, () => removeSampleData())
]
