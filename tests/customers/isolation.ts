import { idIn, type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

export const isolation: IsolationSample = {
  seed: async ({ app, base, owner, colleague }) => {
    const token = owner.access_token
    const customer = { name: MARKER, email: "customer@example.com", phone: null, notes: MARKER }
    await call(app, "POST", `${base}/customers`, { token, body: customer })
    const { body: customers } = await call(app, "GET", `${base}/customers`, { token })
    const customerId = idIn(customers, "customer@example.com")
    const body = { tags: [MARKER], owner_id: colleague.userId }
    await call(app, "PATCH", `${base}/customers/${customerId}`, { token, body })
    return { customerId }
  },
  bodies: {
    createCustomer: () => ({ name: "Some Customer", email: null, phone: null, notes: null }),
    editCustomer: () => ({ name: "Renamed Customer" }),
    changeCustomers: (idOf) => ({ ids: [idOf("customerId")], archived: true })
  },
  references: {
    createCustomer: (idOf) => ({
      name: "Some Customer",
      email: null,
      phone: null,
      notes: null,
      owner_id: idOf("colleagueId")
    }),
    editCustomer: (idOf) => ({ name: "Renamed Customer", owner_id: idOf("colleagueId") }),
    changeCustomers: (idOf) => ({ ids: [idOf("customerId")], owner_id: idOf("colleagueId") })
  }
}
