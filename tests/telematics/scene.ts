import type { Role } from "#kernel"
import {
  CompleteConnection,
  Disconnect,
  ListSharedVehicles,
  MyConnection,
  ReadSharedVehicles,
  StartConnection
} from "#telematics/contract"
import { ChangeMemberRole, LeaveOrganization } from "#tenancy/contract"
import { Effect } from "effect"
import { jobs } from "../../apps/system/assembly.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { answer, returned } from "../support/dimo/browser.ts"
import { type Dimo, newWallet, type Vehicle } from "../support/dimo/index.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

type Returned = (typeof CompleteConnection)["body"]["Encoded"]

export const transit: Vehicle = {
  tokenId: 101,
  definition: { make: "Ford", model: "Transit", year: 2022 },
  aftermarket: { serial: "AP-1", imei: "356938035643809", maker: "AutoPi" }
}
export const tesla: Vehicle = {
  tokenId: 102,
  definition: { make: "Tesla", model: "Model Y", year: 2024 },
  synthetic: true
}

const provider = "dimo"

/** An organization whose members connect accounts of the test double. */
export interface TelematicsTenant extends Tenant {
  readonly start: (by: Person) => ReturnType<typeof callEndpoint<typeof StartConnection>>
  /** Starts an attempt and signs in at the provider as the owner of a wallet, without completing the attempt. */
  readonly authorize: (by: Person, wallet?: string) => Promise<Returned>
  readonly complete: (
    by: Person,
    returned: Returned
  ) => ReturnType<typeof callEndpoint<typeof CompleteConnection>>
  /** The whole flow, for a new account with these vehicles; returns its wallet. */
  readonly connect: (by: Person, vehicles?: ReadonlyArray<Vehicle>) => Promise<string>
  readonly mine: (by: Person) => Promise<(typeof MyConnection)["output"]["Type"]>
  readonly disconnect: (by: Person) => ReturnType<typeof callEndpoint<typeof Disconnect>>
  readonly shared: (by?: Person) => Promise<(typeof ListSharedVehicles)["output"]["Type"]>
  readonly models: (by?: Person) => Promise<ReadonlyArray<string | null>>
  readonly read: (by?: Person) => ReturnType<typeof callEndpoint<typeof ReadSharedVehicles>>
  readonly leave: (by: Person) => Promise<unknown>
  readonly changeRole: (person: Person, role: Role) => Promise<unknown>
}

export const createTelematicsTenant = async (
  app: TestApp,
  dimo: Dimo,
  name?: string
): Promise<TelematicsTenant> => {
  const tenant = await createTenant(app, name)
  const own = { provider }
  const params = tenant.params(own)
  const start: TelematicsTenant["start"] = ({ access_token: token }) =>
    callEndpoint(app, StartConnection, { token, params })
  const authorize: TelematicsTenant["authorize"] = async (by, wallet = newWallet()) => {
    const { url, attempt } = (await start(by)).value
    dimo.setWallet(wallet)
    return returned(attempt, await answer(url))
  }
  const complete: TelematicsTenant["complete"] = ({ access_token: token }, body) =>
    callEndpoint(app, CompleteConnection, { token, params: own, body })
  const shared: TelematicsTenant["shared"] = async ({ access_token: token } = tenant.owner) =>
    (await callEndpoint(app, ListSharedVehicles, { token, params })).value
  return {
    ...tenant,
    start,
    authorize,
    complete,
    connect: async (by, vehicles = [transit]) => {
      const wallet = newWallet()
      dimo.setVehicles(wallet, vehicles)
      const { status, text } = await complete(by, await authorize(by, wallet))
      if (status !== 201) throw new Error(text)
      return wallet
    },
    mine: async ({ access_token: token }) =>
      (await callEndpoint(app, MyConnection, { token, params: own })).value,
    disconnect: ({ access_token: token }) => callEndpoint(app, Disconnect, { token, params: own }),
    shared,
    models: async (by) => (await shared(by)).items.map(({ model }) => model),
    read: ({ access_token: token } = tenant.owner) =>
      callEndpoint(app, ReadSharedVehicles, { token, params }),
    leave: ({ access_token: token }) =>
      callEndpoint(app, LeaveOrganization, { token, params: tenant.params() }),
    changeRole: async (person, role) =>
      callEndpoint(app, ChangeMemberRole, {
        token: tenant.owner.access_token,
        params: tenant.params({ memberId: await tenant.memberId(person) }),
        body: { role }
      })
  }
}

/** Runs a job as its worker would: with its payload and the rights of its role. */
export const runJob = async (app: TestApp, name: string, data: unknown = {}): Promise<void> => {
  const job = jobs.find((one) => one.name === name)
  if (job === undefined) throw new Error(`There is no job ${name}.`)
  await Effect.runPromiseWith(job.role === "system" ? app.services.system : app.services.application)(
    job.run(data)
  )
}

/** Runs a reaction to the newest event of a name in an organization. */
export const react = async (app: TestApp, { id }: Tenant, reaction: string, event: string): Promise<void> => {
  const { rows } = await app.admin.query(
    `select id, name, organization_id as "organizationId", user_id as "userId", occurred_at as "occurredAt", data
     from app.outbox where name = $2 and organization_id = $1 order by position desc limit 1`,
    [id, event]
  )
  await runJob(app, reaction, JSON.parse(JSON.stringify(rows[0])))
}

/** Runs the module's reaction to the newest removal from an organization. */
export const reactToRemoval = (app: TestApp, tenant: Tenant): Promise<void> =>
  react(app, tenant, "telematics.when-member-removed", "MemberRemoved")

/** How many rows of one of the module's tables belong to a user. */
export const rowsOf = async (app: TestApp, table: string, { user }: Person): Promise<number> =>
  (await app.admin.query(`select from telematics.${table} where user_id = $1`, [user.id])).rowCount ?? 0

/** Lets a user's connection expire in this many seconds. */
export const setExpiry = async (app: TestApp, { user }: Person, seconds: number): Promise<void> => {
  await app.admin.query(
    "update telematics.dimo_tokens set expires_at = now() + make_interval(secs => $2) where user_id = $1",
    [user.id, seconds]
  )
}
