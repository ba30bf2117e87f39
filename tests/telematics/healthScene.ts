import {
  AssignIssue,
  ClearFault,
  type DeviceIssueKind,
  GetTelematicsNumbers,
  ListDeviceIssues,
  ListFaults,
  ReopenFault,
  SnoozeIssue,
  UnsnoozeIssue
} from "#telematics/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { newestEvent, reactTo, runJob } from "../notifications/scene.ts"
import { createTrackedTenant } from "./devices.ts"

/** An organization with trackers, whose health is checked on request. */
export const createHealthScene = async (app: TestApp, name?: string) => {
  const tenant = await createTrackedTenant(app, name)
  const token = tenant.owner.access_token
  const { params } = tenant
  const as = ({ access_token }: Person = tenant.owner) => access_token
  return {
    tenant,
    check: (at?: Date) => runJob(app, "telematics.check-devices", {}, at === undefined ? {} : { at }),
    issues: async (query: Readonly<Record<string, string>> = {}) =>
      (await callEndpoint(app, ListDeviceIssues, { token, params: params(), query })).value.items,
    kinds: async (query: Readonly<Record<string, string>> = {}): Promise<ReadonlyArray<DeviceIssueKind>> =>
      (await callEndpoint(app, ListDeviceIssues, { token, params: params(), query })).value.items.map(
        ({ kind }) => kind
      ),
    faults: async (query: Readonly<Record<string, string>> = {}) =>
      (await callEndpoint(app, ListFaults, { token, params: params(), query })).value.items,
    snooze: (issueId: string, until: Date) =>
      callEndpoint(app, SnoozeIssue, {
        token,
        params: params({ issueId }),
        body: { until: until.toISOString() }
      }),
    unsnooze: (issueId: string) => callEndpoint(app, UnsnoozeIssue, { token, params: params({ issueId }) }),
    assign: (issueId: string, user_id: string | null, by?: Person) =>
      callEndpoint(app, AssignIssue, { token: as(by), params: params({ issueId }), body: { user_id } }),
    clear: (faultId: string) => callEndpoint(app, ClearFault, { token, params: params({ faultId }) }),
    reopen: (faultId: string) => callEndpoint(app, ReopenFault, { token, params: params({ faultId }) }),
    numbers: async (by?: Person) =>
      (await callEndpoint(app, GetTelematicsNumbers, { token: as(by), params: params() })).value,
    /** How many events of a name the organization has published. */
    published: async (event: string) => {
      const { rows } = await app.admin.query<{ count: number }>(
        "select count(*)::int as count from app.outbox where name = $1 and organization_id = $2",
        [event, tenant.id]
      )
      return rows[0]?.count ?? 0
    },
    react: async (event: string) => reactTo(app, await newestEvent(app, event, tenant.id))
  }
}
