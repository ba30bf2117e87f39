import { Events, type UserId } from "#kernel"
import { NotificationsChanged } from "../contract/index.ts"

/** Tells the person's open pages that their notifications are not what they were. */
export const tellOfChange = (userId: UserId) =>
  Events.use((events) => events.publish(new NotificationsChanged({ userId }), { userId }))
