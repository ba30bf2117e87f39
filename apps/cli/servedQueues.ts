import { jobs } from "../system/assembly.ts"

/** Queues with a job in this version. Dead letters of removed or renamed jobs remain in other queues. */
export const servedQueues: ReadonlySet<string> = new Set(jobs.map(({ name }) => name))
