import { CurrentActor, type EventId, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { DeviceIssuesOpened } from "../../contract/events.ts"
import { DeviceIssues } from "../domain/DeviceIssues.ts"
import { wordsForIssue, wordsForIssues } from "../domain/words.ts"
import { deviceIssue } from "../notifications.ts"

/** Notifies those who take care of devices that something is wrong. */
export const notifyOfIssues = Effect.fn("telematics.notifyOfIssues")(function* (
  { organizationId, count, only }: DeviceIssuesOpened,
  eventId: EventId
) {
  const { people, device } = yield* readers(organizationId, only).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.notify-of-issues", organizationId })
  )
  const content =
    only !== null && device !== undefined
      ? {
          link: `/device-issues?device=${only.deviceId}` as const,
          words: wordsForIssue(only.kind, device)
        }
      : { link: "/device-issues" as const, words: wordsForIssues(count) }
  yield* Effect.forEach(
    people,
    (userId) => notify({ kind: deviceIssue, eventId, userId, organizationId, ...content }),
    { discard: true }
  )
})

/** Who is notified, and the device's name if it is one issue. */
const readers = Effect.fnUntraced(function* (
  organizationId: DeviceIssuesOpened["organizationId"],
  only: DeviceIssuesOpened["only"]
) {
  const people = yield* Memberships.use((all) => all.holding(organizationId, "devices.edit"))
  if (only === null) return { people, device: undefined }
  const names = yield* DeviceIssues.use((issues) => issues.namesOf(organizationId, [only.deviceId]))
  return { people, device: names.get(only.deviceId) }
}, transactional)
