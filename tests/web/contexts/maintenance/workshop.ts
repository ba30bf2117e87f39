import {
  CountDefects,
  CountParts,
  CountWorkOrders,
  GetDefect,
  GetPart,
  GetWorkOrder,
  ListApprovalLinks,
  ListDefects,
  ListParts,
  ListRecalls,
  ListServices,
  ListStockMovements,
  ListVendors,
  ListWorkOrders
} from "#maintenance/contract"
import { ListMeters } from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { type Answer, answers, fakeServer } from "../../support/fakeServer.ts"
import { organization } from "../support/fixtures.ts"
import { defect, defectRow, part, workOrder, workOrderRow } from "./fixtures.ts"
import { service } from "./serviceFixtures.ts"

/** A workshop with a defect, a work order and a part. */
export const serve = (...special: ReadonlyArray<Answer>) =>
  fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListDefects, () => ({ items: [defectRow()], next: null })),
    answers(CountDefects, () => ({ count: 1 })),
    answers(GetDefect, () => defect()),
    answers(ListRecalls, () => ({ items: [], next: null })),
    answers(ListServices, () => ({ items: [service()], next: null })),
    answers(ListWorkOrders, () => ({ items: [workOrderRow()], next: null })),
    answers(CountWorkOrders, () => ({ count: 1 })),
    answers(GetWorkOrder, () => workOrder()),
    answers(ListApprovalLinks, () => ({ items: [] })),
    answers(ListMeters, () => ({ items: [] })),
    answers(ListParts, () => ({ items: [part()], next: null })),
    answers(CountParts, () => ({ count: 1 })),
    answers(GetPart, () => part()),
    answers(ListStockMovements, () => ({ items: [], more: false })),
    answers(ListVendors, () => ({ items: [] }))
  ])

export { bodies, button, dialog, field, inDialog, item } from "../fleet/availability.ts"
