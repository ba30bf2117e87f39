export { type Job, job, queued, reaction } from "./definition.ts"
export { eventsLayer } from "./events.ts"
export { DEAD_LETTERS, Queue, queueLayer } from "./Queue.ts"
export { deadLetters, JobFailed, work } from "./work.ts"
