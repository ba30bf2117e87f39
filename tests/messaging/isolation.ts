import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { uploadPhoto } from "../files/isolation.ts"
import { call } from "../support/client.ts"
import { createCustomer } from "../support/seeds.ts"

const post = async ({ app, base, owner }: Victim, path: string, body: object): Promise<string> => {
  const reply = await call(app, "POST", `${base}${path}`, { token: owner.access_token, body })
  return (reply.body as { id: string }).id
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

const message = {
  subject: "Some subject",
  content: "Some content"
}

export const isolation: IsolationSample = {
  seed: async (victim) => {
    const attachmentId = await uploadPhoto(victim)
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
      unsentFileId: await uploadPhoto(victim),
      threadId,
      messageId: await post(victim, `/messages/${threadId}/replies`, reply),
      writtenCustomerId: await writeToCustomer(victim)
    }
  },
  bodies: {
    sendCustomerEmail: (idOf) => ({
      ...message,
      customer_id: idOf("writtenCustomerId"),
      client_id: "00000000-0000-4000-8000-000000000001"
    }),
    sendMessage: (idOf) => ({
      ...message,
      recipient_id: idOf("colleagueId"),
      client_id: "00000000-0000-4000-8000-000000000003"
    }),
    sendToSeveral: (idOf) => ({
      ...message,
      to: { people: [idOf("colleagueId")] },
      client_id: "00000000-0000-4000-8000-000000000007"
    }),
    replyToMessage: () => ({ content: "Some reply", client_id: "00000000-0000-4000-8000-000000000004" })
  },
  references: {
    sendMessage: (idOf) => ({
      ...message,
      recipient_id: idOf("colleagueId"),
      client_id: "00000000-0000-4000-8000-000000000009",
      attachments: [idOf("unsentFileId")]
    }),
    sendToSeveral: (idOf) => ({
      ...message,
      to: { people: [idOf("colleagueId")] },
      client_id: "00000000-0000-4000-8000-00000000000a",
      attachments: [idOf("unsentFileId")]
    }),
    replyToMessage: (idOf) => ({
      content: "Some reply",
      client_id: "00000000-0000-4000-8000-00000000000b",
      attachments: [idOf("unsentFileId")]
    })
  },
  queries: {
    earlierReplies: "?before=1799999999999.00000000-0000-4000-8000-000000000000"
  }
}
