import { randomUUID } from "node:crypto"
import { Events, OrganizationId, transactional, UserId, actingAs } from "#kernel"
import { metricsText } from "#infra/observability"
import { MemberId, MemberRoleChanged } from "#tenancy/contract"
import { Effect } from "effect"
import { Client, type ClientBase } from "pg"
import type { TestApp } from "../../support/app.ts"
import { call } from "../../support/client.ts"
import { createTenant } from "../../support/tenant.ts"

/** Writes an event like a transaction of another process, without notifying readers. */
export const write = (
  client: Pick<ClientBase, "query">,
  name: string,
  audience: { organizationId?: string; userId?: string; onlyFor?: ReadonlyArray<string> },
  data: Readonly<Record<string, unknown>> = {}
) =>
  client.query(
    `insert into app.outbox (id, name, organization_id, user_id, only_for, data, occurred_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [
      randomUUID(),
      name,
      audience.organizationId ?? null,
      audience.userId ?? null,
      audience.onlyFor ?? null,
      data
    ]
  )

/** Publishes like a handler: in a unit of work, whose commit notifies readers. */
export const publish = (app: TestApp, organizationId: string, userId: string) =>
  Effect.runPromise(
    Effect.provide(
      actingAs(UserId.make(userId))(
        transactional(
          Events.use(({ publish: publishEvent }) =>
            publishEvent(
              new MemberRoleChanged({
                organizationId: OrganizationId.make(organizationId),
                userId: UserId.make(userId),
                memberId: MemberId.make(randomUUID()),
                role: "driver"
              }),
              { onlyFor: [UserId.make(userId)] }
            )
          )
        )
      ),
      app.services.application
    )
  )

/** A new connection with the system role. */
export const connected = async (app: Pick<TestApp, "urls">): Promise<Client> => {
  const client = new Client({ connectionString: app.urls.system })
  await client.connect()
  return client
}

export const changeRole = (
  app: TestApp,
  token: string,
  organizationId: string,
  role: string,
  memberId: string
) => call(app, "PATCH", `/api/organizations/${organizationId}/members/${memberId}`, { token, body: { role } })

/** An owner and a member of one organization. */
export const team = async (app: TestApp) => {
  const tenant = await createTenant(app)
  const member = await tenant.addMember("driver")
  const memberId = await tenant.memberId(member)
  return { tenant, owner: tenant.owner, organizationId: tenant.id, member, memberId }
}

/** The value of a metric. */
export const metric = async (name: string): Promise<number> => {
  const text = await Effect.runPromise(metricsText)
  return Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, "m").exec(text)?.[1] ?? 0)
}
