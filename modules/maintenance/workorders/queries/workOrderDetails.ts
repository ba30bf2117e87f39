import { type Member, orNotFound } from "#kernel"
import { Array, Effect, Struct } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import {
  WorkOrderAction,
  type WorkOrderDetails,
  type WorkOrderLineView
} from "../../contract/workOrderViews.ts"
import type { WarrantyLink } from "../../contract/warrantyViews.ts"
import { Warranties } from "../../warranties/domain/Warranties.ts"
import { Labor, type LaborEntry } from "../domain/Labor.ts"
import { actionsOf } from "../domain/actions.ts"
import { type UsedPartOfLine, UsedParts } from "../domain/UsedParts.ts"
import { type WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { settingsOf } from "./GetWorkshopSettings.ts"
import { peopleNamed, viewed } from "./viewed.ts"
import { WorkOrderList } from "./WorkOrderList.ts"

/** A work order with its lines, and what a member can do with it. */
export const workOrderDetails = Effect.fnUntraced(function* (member: Member, id: WorkOrderId) {
  const { organizationId } = member
  const list = yield* WorkOrderList
  const orders = yield* list.listed(organizationId, id)
  const order = yield* Effect.succeed(Array.head(orders)).pipe(orNotFound("work order"))
  const [view] = yield* viewed(organizationId, [order])
  const settings = yield* settingsOf(organizationId)
  return {
    ...(yield* Effect.orDie(Effect.fromNullishOr(view))),
    items: yield* linesOf(order),
    to_certify: yield* list.toCertify(organizationId, id),
    can: actionsOf(order, member, settings, WorkOrderAction.literals)
  } satisfies WorkOrderDetails
})

const linesOf = Effect.fnUntraced(function* ({
  organization_id,
  id
}: Pick<WorkOrderLine, "organization_id"> & { readonly id: WorkOrderId }) {
  const lines = yield* WorkOrderLines.use((all) => all.of(organization_id, id))
  const labor = yield* Labor.use((all) => all.of(organization_id, id))
  const parts = yield* UsedParts.use((all) => all.of(organization_id, id))
  const named = yield* peopleNamed([
    ...lines.map(({ done_by }) => done_by),
    ...labor.map(({ technician_id }) => technician_id)
  ])
  const warrantyOf = yield* warrantiesOf(organization_id, lines)
  return lines.map((line) => ({ ...lineView(line, labor, parts, named), warranty: warrantyOf(line) }))
})

/** The warranties that may pay for lines. */
const warrantiesOf = Effect.fnUntraced(function* (
  organizationId: WorkOrderLine["organization_id"],
  lines: ReadonlyArray<WorkOrderLine>
) {
  const ids = lines.map(({ warranty_id }) => warranty_id).filter((id) => id !== null)
  const warranties = ids.length === 0 ? [] : yield* Warranties.use((all) => all.byIds(organizationId, ids))
  return ({ warranty_id }: WorkOrderLine): WarrantyLink | null => {
    const warranty = warranties.find(({ id }) => id === warranty_id)
    return warranty === undefined ? null : Struct.pick(warranty, ["id", "scope", "provider", "reference"])
  }
})

const lineView = (
  line: WorkOrderLine,
  labor: ReadonlyArray<LaborEntry>,
  parts: ReadonlyArray<UsedPartOfLine>,
  named: Effect.Success<ReturnType<typeof peopleNamed>>
): Omit<WorkOrderLineView, "warranty"> => {
  const {
    organization_id: _o,
    work_order_id: _w,
    position: _p,
    warranty_id: _warranty,
    created_at: _c,
    updated_at: _u,
    ...rest
  } = line
  const { labor_minor, parts_minor, tax_minor, total_minor, ...own } = rest
  return {
    ...own,
    done_by: own.done_by && named(own.done_by),
    totals: { labor_minor, parts_minor, other_minor: own.other_minor, tax_minor, total_minor },
    labor: labor
      .filter(({ line_id }) => line_id === line.id)
      .map(({ id, line_id, technician_id, started_at, ended_at, billable }) => ({
        id,
        line_id,
        technician: named(technician_id),
        started_at,
        ended_at,
        billable
      })),
    parts: parts.filter(({ line_id }) => line_id === line.id).map(({ line_id: _line, ...used }) => used)
  }
}
