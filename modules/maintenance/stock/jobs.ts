import { whenPartReachedReorderPoint } from "./reactions/WhenPartReachedReorderPoint.ts"

export const stockJobs = [whenPartReachedReorderPoint]
