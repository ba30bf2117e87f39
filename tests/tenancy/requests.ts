import { AcceptInvitation, JoinOrganization } from "#tenancy/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { mailedToken, type Person } from "../support/seeds.ts"

/** Requests to join with a token, by default that of the newest email to the person; may be refused. */
export const join = async (app: TestApp, person: Person, token?: string) =>
  callEndpoint(app, JoinOrganization, {
    token: person.access_token,
    body: { token: token ?? (await mailedToken(app, person.email)) }
  })

export const accept = (app: TestApp, person: Person, invitationId: string) =>
  callEndpoint(app, AcceptInvitation, { token: person.access_token, params: { invitationId } })
