import { publish, type UserId } from "#kernel"
import { NotificationsChanged } from "../contract/index.ts"

/** Publishes that a person's notifications changed. */
export const announceChange = (userId: UserId) => publish(new NotificationsChanged({ userId }))
