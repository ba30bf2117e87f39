import { type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Array, Effect } from "effect"
import { RecallNotPossible, RecallWasChanged } from "../../contract/errors/recalls.ts"
import { RecallsChanged } from "../../contract/events/recalls.ts"
import type { RecallId } from "../../contract/ids.ts"
import type { CampaignSummary, RecallState } from "../../contract/recallViews.ts"
import { Campaigns } from "../domain/Campaigns.ts"
import { type Recall, Recalls } from "../domain/Recalls.ts"
import { mayBecome } from "../domain/rules.ts"

/** A recall that the caller has seen as it is and that can become what is given, with its campaign. Nothing is locked. */
export const recallFor = Effect.fnUntraced(function* (
  next: RecallState,
  organizationId: OrganizationId,
  id: RecallId,
  expectedVersion: number
) {
  const recall = yield* Recalls.use((recalls) => recalls.find(organizationId, id)).pipe(orNotFound("recall"))
  if (recall.version !== expectedVersion) return yield* new RecallWasChanged()
  if (!mayBecome(recall, next)) return yield* new RecallNotPossible()
  const campaigns = yield* Campaigns.use((all) => all.byIds(organizationId, [recall.campaign_id]))
  const campaign = yield* Effect.orDie(Effect.fromOption(Array.head(campaigns)))
  return { recall, campaign }
})

/** Stores the next version of a recall, publishes and records it. Fails if there is another one by now. */
export const saveRecall = Effect.fnUntraced(function* (
  recall: Recall,
  { number, component }: Pick<CampaignSummary, "number" | "component">,
  action: `recall.${string}`,
  details: Readonly<Record<string, string>> = {}
) {
  const { organization_id: organizationId } = recall
  const isSaved = yield* Recalls.use((recalls) => recalls.save(recall))
  if (!isSaved) return yield* new RecallWasChanged()
  yield* publish(new RecallsChanged({ organizationId }))
  yield* record({ action, organizationId, subject: `${number}: ${component}`, details })
})
