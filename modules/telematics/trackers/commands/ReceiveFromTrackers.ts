import { OrganizationId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { receiveReports } from "../../positions/commands/StoreReports.ts"
import { Keys } from "../domain/Keys.ts"
import { responseTo } from "../domain/responseTo.ts"
import type { TrackerSent } from "../domain/Sent.ts"

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

/** Stores what an organization's trackers and phones sent. Returns the answer to each request. */
export const receiveFromTrackers = Effect.fn("telematics.receiveFromTrackers")(function* (
  organizationId: string,
  all: ReadonlyArray<TrackerSent>
) {
  const keys = yield* Keys
  const accepted = yield* receiveReports(
    OrganizationId.make(organizationId),
    all.map(({ deviceId, key, reports }) => ({ deviceId, keyHash: hexOf(hashToken(key)), reports }))
  )
  return all.map(({ key, format }, place) => {
    const isStored = accepted[place] === true
    // Its key was replaced, or it was archived, since it was looked up.
    if (!isStored) keys.forget(key)
    return { status: responseTo(format, isStored ? "stored" : "unknown_device") }
  })
})
