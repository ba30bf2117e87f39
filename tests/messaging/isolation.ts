import { PART_BYTES } from "#messaging/contract"
import { randomUUID } from "node:crypto"
import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { createCustomer } from "../support/seeds.ts"

const post = async ({ app, base, owner }: Victim, path: string, body: object): Promise<string> => {
  const reply = await call(app, "POST", `${base}${path}`, { token: owner.access_token, body })
  return (reply.body as { id: string }).id
}

/** The smallest PNG, followed by as many zeros as make it the largest photo. */
const photo = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(PART_BYTES)
  bytes.set(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64"
    )
  )
  return bytes
}

const upload = async ({ app, base, owner }: Victim): Promise<string> => {
  const query = new URLSearchParams({ id: randomUUID(), name: `${MARKER}.png`, size: String(PART_BYTES) })
  const reply = await app.request(`${base}/attachments?${query.toString()}`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.access_token}` },
    body: photo()
  })
  const { id }: { readonly id: string } = JSON.parse(await reply.text())
  return id
}

/** An email to a customer. */
const writeToCustomer = async (victim: Victim) => {
  const { app, base, owner } = victim
  const customer = { name: MARKER, email: `written.by.${owner.user.id}@example.com` }
  const customerId = await createCustomer(app, owner.access_token, victim.organizationId, customer)
  await call(app, "PATCH", base, { token: owner.access_token, body: { customer_email: true } })
  const client_id = "00000000-0000-4000-8000-000000000002"
  await post(victim, "/customer-emails", {
    customer_id: customerId,
    subject: MARKER,
    content: MARKER,
    client_id
  })
  return customerId
}

export const isolation: IsolationSample = {
  seed: async (victim) => {
    const attachmentId = await upload(victim)
    const threadId = await post(victim, "/messages", {
      recipient_id: victim.colleague.userId,
      subject: MARKER,
      content: MARKER,
      client_id: "00000000-0000-4000-8000-000000000005",
      attachments: [attachmentId]
    })
    const reply = { content: MARKER, client_id: "00000000-0000-4000-8000-000000000006" }
    return {
      colleagueId: victim.colleague.userId,
      threadId,
      attachmentId,
      messageId: await post(victim, `/messages/${threadId}/replies`, reply),
      writtenCustomerId: await writeToCustomer(victim)
    }
  },
  bodies: {
    uploadAttachment: photo,
    sendCustomerEmail: (idOf) => ({
      customer_id: idOf("writtenCustomerId"),
      subject: "Some subject",
      content: "Some content",
      client_id: "00000000-0000-4000-8000-000000000001"
    }),
    sendMessage: (idOf) => ({
      recipient_id: idOf("colleagueId"),
      subject: "Some subject",
      content: "Some content",
      client_id: "00000000-0000-4000-8000-000000000003"
    }),
    sendToSeveral: (idOf) => ({
      to: { people: [idOf("colleagueId")] },
      subject: "Some subject",
      content: "Some content",
      client_id: "00000000-0000-4000-8000-000000000007"
    }),
    replyToMessage: () => ({ content: "Some reply", client_id: "00000000-0000-4000-8000-000000000004" })
  },
  queries: {
    uploadAttachment: `?id=00000000-0000-4000-8000-000000000008&name=keys.png&size=${PART_BYTES}`,
    earlierReplies: "?before=1799999999999.00000000-0000-4000-8000-000000000000"
  }
}
