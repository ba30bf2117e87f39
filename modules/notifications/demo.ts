import { type Demo, type EarlierDemo, asDemoMember, inRole, minutesBefore, plus, days, Story } from "#kernel"
import { Effect } from "effect"
import { editNotificationPreferences } from "./commands/EditNotificationPreferences.ts"
import { markNotificationRead } from "./commands/MarkNotificationRead.ts"
import { myNotifications } from "./queries/MyNotifications.ts"

/** Notifications older than this are read. */
const READ_AFTER = days(4)

/**
 * The other contexts' reactions have created the notifications. Here people read most of them, and some change their
 * preferences.
 */
const play = Effect.fn("notifications.demo")(function* (earlier: EarlierDemo) {
  const organizations = yield* earlier("organizations")
  const { until, happens } = yield* Story
  const read = new Set<string>()
  for (const someone of organizations.flatMap(({ members }) => members)) {
    if (read.has(someone.email)) continue
    read.add(someone.email)
    const by = asDemoMember(someone)
    const { items } = yield* happens(minutesBefore(until, 30), myNotifications(undefined).pipe(by))
    const old = items.filter((item) => item.read_at === null && item.created_at < plus(until, -READ_AFTER))
    for (const { id, created_at } of old)
      yield* happens(plus(created_at, days(1)), markNotificationRead(id).pipe(by))
  }
  for (const organization of organizations) {
    const quiet = { quiet_hours: { from: "20:00", to: "06:00" } }
    const manager = editNotificationPreferences(quiet).pipe(asDemoMember(inRole(organization, "manager")))
    yield* happens(minutesBefore(until, 20), manager)
    const digest = editNotificationPreferences({ digest_at: "07:30" })
    yield* happens(minutesBefore(until, 15), digest.pipe(asDemoMember(inRole(organization, "viewer"))))
  }
  return {}
})

export const demo = { play } satisfies Demo
