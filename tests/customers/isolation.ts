import { idIn, type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

const importId = "0199d6a0-0000-7000-8000-000000000001"

export const isolation: IsolationSample = {
  seed: async ({ app, base, owner, colleague }) => {
    const token = owner.access_token
    const rows = [{ line: 2, name: MARKER, email: "customer@example.com", notes: MARKER }]
    await call(app, "PUT", `${base}/customer-imports/${importId}`, { token, body: { preview: false, rows } })
    const { body: customers } = await call(app, "GET", `${base}/customers`, { token })
    const customerId = idIn(customers, "customer@example.com")
    const body = { tags: [MARKER], owner_id: colleague.userId }
    await call(app, "PATCH", `${base}/customers/${customerId}`, { token, body })
    return { importId, customerId }
  },
  bodies: {
    createCustomer: () => ({ name: "Some Customer", email: null, phone: null, notes: null }),
    editCustomer: () => ({ name: "Renamed Customer" }),
    changeCustomers: (idOf) => ({ ids: [idOf("customerId")], archived: true }),
    importCustomers: () => ({ preview: false, rows: [{ line: 2, name: "Imported Customer" }] })
  }
}
