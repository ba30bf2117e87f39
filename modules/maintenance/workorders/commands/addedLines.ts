import { type Input, newId, orNotFound } from "#kernel"
import { Effect } from "effect"
import { NotOfThisVehicle, SourceIsOver, TitleMissing } from "../../contract/errors/workOrders.ts"
import { WorkOrderLineId } from "../../contract/ids.ts"
import type { AddLine } from "../../contract/workOrderLines.ts"
import { newLine, sourcesOf, systemOf } from "../domain/lines.ts"
import { type LineSource, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"
import { settingsOf } from "../queries/GetWorkshopSettings.ts"
import { takeIntoWork } from "./defectsOfOrder.ts"
import { takeRecallIntoWork } from "./recallsOfOrder.ts"
import { warrantyPaying } from "./warrantyPaying.ts"

/**
 * Adds lines to an open work order, which is locked or new, from a position on: by hand, or for open services, defects and
 * recalls of its vehicle. A warranty that may pay for one must be decided before money is spent.
 */
export const addedLines = Effect.fnUntraced(function* (
  order: WorkOrder,
  lines: ReadonlyArray<Input<typeof AddLine>["body"]>,
  first: number,
  at: Date
) {
  yield* lockSourcesOf(order, lines)
  for (const [index, line] of lines.entries()) yield* addedLine(order, line, first + index, at)
})

/** Locks what lines are for, all of it before any of it changes or is taken. */
export const lockSourcesOf = (
  { organization_id }: WorkOrder,
  lines: ReadonlyArray<Parameters<typeof sourcesOf>[0]>
) => WorkOrderLines.use((all) => all.lockSources(organization_id, lines.flatMap(sourcesOf)))

const addedLine = Effect.fnUntraced(function* (
  order: WorkOrder,
  entered: Input<typeof AddLine>["body"],
  position: number,
  at: Date
) {
  const { organization_id: organizationId } = order
  const sources = yield* Effect.forEach(sourcesOf(entered), (source) => openSource(order, source))
  const title = entered.title ?? sources[0]?.title
  if (title === undefined) return yield* new TitleMissing()
  const id = yield* newId(WorkOrderLineId)
  const settings = yield* settingsOf(organizationId)
  const isRecall = entered.recall_id !== undefined
  const warranty = isRecall ? null : yield* warrantyPaying(order, systemOf(entered, sources))
  const line = newLine({ ...entered, title }, { order, id, position, settings, sources, warranty, at })
  yield* WorkOrderLines.use((lines) => lines.add(line))
  if (entered.defect_id !== undefined) yield* takeIntoWork(order, entered.defect_id, at)
  if (entered.recall_id !== undefined) yield* takeRecallIntoWork(order, entered.recall_id, at)
})

/** A service, defect or recall of the work order's vehicle on which something remains to be done. */
const openSource = Effect.fnUntraced(function* ({ organization_id, vehicle_id }: WorkOrder, one: LineSource) {
  const source = yield* WorkOrderLines.use((lines) => lines.sourceOf(organization_id, one)).pipe(
    orNotFound(one.kind)
  )
  if (source.vehicle_id !== vehicle_id) return yield* new NotOfThisVehicle()
  if (!source.is_open) return yield* new SourceIsOver()
  return source
})
