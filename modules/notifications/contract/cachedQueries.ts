import { cachedPerPerson } from "#kernel"

export const NOTIFICATIONS = cachedPerPerson("notifications")
export const NOTIFICATION_PREFERENCES = cachedPerPerson("notification-preferences")
export const PUSH_SUBSCRIPTIONS = cachedPerPerson("push-subscriptions")
