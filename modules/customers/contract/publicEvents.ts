import { publicEvent, typeOfChange } from "#kernel"
import { Schema } from "effect"
import { CustomerChanged, CustomersChanged, CustomersImported } from "./events.ts"
import { CustomerId } from "./views.ts"

const SEVERAL = "Several customers were added or changed together."

/** What integrators may subscribe to. */
export const customersPublicEvents = [
  publicEvent({
    event: CustomerChanged,
    types: {
      "customer.added": "A customer was added.",
      "customer.changed": "A customer was edited.",
      "customer.archived": "A customer was archived.",
      "customer.restored": "An archived customer was restored."
    },
    data: Schema.Struct({ customer_id: CustomerId }),
    messageOf: ({ customerId, change }) => ({
      type: typeOfChange("customer", change),
      data: { customer_id: customerId }
    })
  }),
  publicEvent({
    event: CustomersChanged,
    types: { "customers.changed": SEVERAL },
    data: Schema.Struct({}),
    messageOf: () => ({ type: "customers.changed", data: {} })
  }),
  publicEvent({
    event: CustomersImported,
    types: { "customers.changed": SEVERAL },
    data: Schema.Struct({}),
    messageOf: () => ({ type: "customers.changed", data: {} })
  })
] as const
