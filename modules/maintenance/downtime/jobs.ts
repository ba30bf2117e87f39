import { whenSafetyBlockOpened } from "./reactions/WhenSafetyBlockOpened.ts"
import { whenSafetyBlockReleased } from "./reactions/WhenSafetyBlockReleased.ts"

export const downtimeJobs = [whenSafetyBlockOpened, whenSafetyBlockReleased]
