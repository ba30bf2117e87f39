import { jobs } from "../system/assembly.ts"

/** Who takes a job away, or renames it, leaves behind what gave up in its queue; that is none of these. */
export const servedQueues: ReadonlySet<string> = new Set(jobs.map(({ name }) => name))
