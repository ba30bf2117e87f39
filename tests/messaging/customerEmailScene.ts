import { ListCustomerEmails, SendCustomerEmail } from "#messaging/contract"
import { randomUUID } from "node:crypto"
import { type CustomersTenant, createCustomersTenant, switchCustomerEmail } from "../customers/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

type Sending = (typeof SendCustomerEmail)["body"]["Encoded"]

/** An organization that emails its customers. */
export interface MessagingTenant extends CustomersTenant {
  readonly send: (
    body: Pick<Sending, "customer_id"> & Partial<Sending>,
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof SendCustomerEmail>>
  readonly emails: (by?: Person) => Promise<(typeof ListCustomerEmails)["output"]["Type"]["items"]>
}

export const createMessagingTenant = async (app: TestApp, name?: string): Promise<MessagingTenant> => {
  const tenant = await createCustomersTenant(app, name)
  await switchCustomerEmail(app, tenant)
  return {
    ...tenant,
    send: (body, by = tenant.owner) =>
      callEndpoint(app, SendCustomerEmail, {
        token: by.access_token,
        params: tenant.params(),
        body: {
          subject: "Your car is ready",
          content: "You can fetch it today.",
          client_id: randomUUID(),
          ...body
        }
      }),
    emails: async (by = tenant.owner) =>
      (await callEndpoint(app, ListCustomerEmails, { token: by.access_token, params: tenant.params() })).value
        .items
  }
}
