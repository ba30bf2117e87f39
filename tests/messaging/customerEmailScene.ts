import { ListCustomerEmails, SendCustomerEmail } from "#messaging/contract"
import { randomUUID } from "node:crypto"
import type { TestApp } from "../support/app.ts"
import { type Office, office, switchCustomerEmail } from "../customers/scene.ts"
import { ask } from "../tenancy/ask.ts"
import type { Person } from "../tenancy/scene.ts"

type Sending = (typeof SendCustomerEmail)["body"]["Encoded"]

/** An organization that emails its customers. */
export interface WritingOffice extends Office {
  readonly send: (
    body: Pick<Sending, "customer_id"> & Partial<Sending>,
    by?: Person
  ) => ReturnType<typeof ask<typeof SendCustomerEmail>>
  readonly emails: (by?: Person) => Promise<(typeof ListCustomerEmails)["output"]["Type"]["items"]>
}

export const writingOffice = async (app: TestApp, name?: string): Promise<WritingOffice> => {
  const house = await office(app, name)
  await switchCustomerEmail(app, house)
  return {
    ...house,
    send: (body, by = house.owner) =>
      ask(app, SendCustomerEmail, {
        token: by.access_token,
        params: house.params(),
        body: {
          subject: "Your car is ready",
          content: "You can fetch it today.",
          client_id: randomUUID(),
          ...body
        }
      }),
    emails: async (by = house.owner) =>
      (await ask(app, ListCustomerEmails, { token: by.access_token, params: house.params() })).value.items
  }
}
