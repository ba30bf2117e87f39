import { whenCodesRefused } from "./reactions/WhenCodesRefused.ts"
import { whenFactorsChanged } from "./reactions/WhenFactorsChanged.ts"

export const factorsJobs = [whenCodesRefused, whenFactorsChanged]
