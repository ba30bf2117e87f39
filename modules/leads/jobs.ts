import { whenDemoRequested } from "./reactions/WhenDemoRequested.ts"

export const leadsJobs = [whenDemoRequested]
