import { randomUUID } from "node:crypto"
import { ofAge } from "../../support/age.ts"
import { startApp } from "../../support/app.ts"
import { createMember, createOrganization, createPerson, signUp } from "../../support/seeds.ts"
import type { ClusterUrls } from "../../support/postgres.ts"
import type { RetriedResponse, RetriedRequest } from "./client.ts"
import type { Installation } from "./servers.ts"

type SignedUp = Awaited<ReturnType<typeof signUp>>

/** Two colleagues, and users who are not in the organization yet. */
export interface Team {
  readonly organizationId: string
  readonly ada: SignedUp
  readonly ben: SignedUp
  readonly others: ReadonlyArray<SignedUp>
}

/** Creates the users before the first server of the installation starts. */
export const createTeam = async (urls: ClusterUrls, { env }: Installation, others = 0): Promise<Team> => {
  const app = await startApp({ env: { ...env }, database: { urls } })
  try {
    const ada = await createPerson(app, "Ada Driver")
    const organizationId = await createOrganization(app, ada.access_token)
    const ben = await createMember(app, ada.access_token, organizationId, "driver")
    await ofAge(app, organizationId)
    const joining: Array<SignedUp> = []
    for (let n = 0; n < others; n++) joining.push(await signUp(app, `Joining ${n}`))
    return { organizationId, ada, ben, others: joining }
  } finally {
    await app.stop()
  }
}

/** A message to a colleague as its sender would repeat it, with the same client id. */
export const message = ({ organizationId, ada, ben }: Team, subject: string): RetriedRequest => ({
  method: "POST",
  path: `/api/organizations/${organizationId}/messages`,
  token: ada.access_token,
  body: { recipient_id: ben.user.id, subject, content: "Where are the keys?", client_id: randomUUID() }
})

/** Ben's reply to one of Ada's messages. */
export const reply = ({ organizationId, ben }: Team, messageId: string, content: string): RetriedRequest => ({
  method: "POST",
  path: `/api/organizations/${organizationId}/messages/${messageId}/replies`,
  token: ben.access_token,
  body: { content, client_id: randomUUID() }
})

/** The id in a response; throws for any other response. */
export const createdId = ({ status, body }: RetriedResponse): string => {
  if (status !== 201) throw new Error(`The server answered ${status}: ${JSON.stringify(body)}`)
  return body["id"] ?? ""
}
