import { whenMailDelivered } from "./reactions/WhenMailDelivered.ts"
import { whenMailFailed } from "./reactions/WhenMailFailed.ts"

export const messagingJobs = [whenMailDelivered, whenMailFailed]
