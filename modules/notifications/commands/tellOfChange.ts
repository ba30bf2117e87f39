import { publish, type UserId } from "#kernel"
import { NotificationsChanged } from "../contract/index.ts"

/** Tells the person's open pages that their notifications are not what they were. */
export const tellOfChange = (userId: UserId) => publish(new NotificationsChanged({ userId }))
