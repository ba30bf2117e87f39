import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import { documentOfOrder, pdfOf } from "./writtenOrder.ts"

/** Returns a work order as PDF. */
export const printWorkOrder = Effect.fn("maintenance.printWorkOrder")(function* (id: WorkOrderId) {
  const member = yield* permitted("workorders.read")
  const printed = yield* transactional(documentOfOrder(member, id))
  return {
    bytes: yield* pdfOf(member, printed),
    contentType: "application/pdf",
    fileName: `${workOrderName(printed.order.number)}.pdf`
  }
})
