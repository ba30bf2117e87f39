import { permitted } from "#kernel"
import { Effect } from "effect"
import { RecallList } from "./RecallList.ts"

/** Returns the active or the archived campaigns, newest first. */
export const listCampaigns = Effect.fn("maintenance.listCampaigns")(function* (archived: boolean) {
  const { organizationId } = yield* permitted("services.read")
  return { items: yield* RecallList.use((list) => list.campaigns(organizationId, archived)) }
})
