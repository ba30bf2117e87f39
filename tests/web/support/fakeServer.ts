import type { AnyEndpoint, Output } from "#kernel"
import { ListCustomers } from "#customers/contract"
import {
  CountVehicles,
  ListCustomFields,
  ListGroups,
  ListLocations,
  ListVehicles,
  ListVehicleTags
} from "#fleet/contract"
import { GetMe, RevokeSession } from "#identity/contract"
import { GetOfflineForms } from "#inspections/contract"
import { CountCustomers, ListTags } from "#customers/contract"
import { CountDrivers, GetFleetNumbers, GetSampleData, ListFleetActivity } from "#fleet/contract"
import { ListPrograms } from "#maintenance/contract"
import { ListThreads, UnreadMessages } from "#messaging/contract"
import { MyNotifications } from "#notifications/contract"
import {
  GetMapSettings,
  GetTelematicsNumbers,
  GetPrivateDrive,
  ListGeofences,
  ListLatestPositions,
  ListSharedVehicles,
  MyConnection
} from "#telematics/contract"
import {
  GetOrganization,
  ListInvitations,
  ListMembers,
  MyInvitations,
  MyOrganizations
} from "#tenancy/contract"
import { ListSavedViews } from "#views/contract"
import { Schema } from "effect"
import { onTestFinished } from "vitest"
import { NO_VEHICLES } from "./fleetNumbers.ts"
import { anaSession, depot } from "./people.ts"

export interface Received {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

type Reply = (request: Received) => Response | Promise<Response>

/** How the server answers one endpoint. */
export interface Answer {
  readonly endpoint: AnyEndpoint
  readonly reply: Reply
}

/** The endpoint succeeds; its contract encodes the output, as on the server. */
export const answers = <E extends AnyEndpoint>(
  endpoint: E,
  output: (request: Received) => Output<E>
): Answer => {
  const encode = Schema.encodeUnknownSync(Schema.toCodecJson(endpoint.output))
  return {
    endpoint,
    reply: (request) => {
      const value = output(request)
      return endpoint.status === 204 || endpoint.status === 202
        ? new Response(null, { status: endpoint.status })
        : Response.json(encode(value), { status: endpoint.status })
    }
  }
}

/** The endpoint refuses, with a problem document. */
export const refuses = (endpoint: AnyEndpoint, status: number, code: string, detail = code): Answer => ({
  endpoint,
  reply: () =>
    Response.json({ type: "about:blank", title: code, status, code, detail, requestId: "req-1" }, { status })
})

export const replies = (endpoint: AnyEndpoint, reply: Reply): Answer => ({ endpoint, reply })

const fits = ({ method, path }: AnyEndpoint, request: Received) =>
  method === request.method && new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(request.path)

const receive = async (input: RequestInfo | URL, init?: RequestInit): Promise<Received> => {
  const request = new Request(input, init)
  const { pathname, searchParams } = new URL(request.url)
  const isJson = request.headers.get("content-type") === "application/json"
  const body = await (isJson ? request.json() : request.bytes())
  return { method: request.method, path: pathname, query: searchParams, headers: request.headers, body }
}

/** Requested by the palette on every page. */
const noConnection: Output<typeof MyConnection> = {
  provider: "dimo" as const,
  available: false,
  state: "none" as const,
  organization_id: null,
  organization_name: null,
  expires_at: null,
  wallet_address: null,
  connected_at: null
}

/** No vehicle has a device. */
export const NO_POSITIONS: Output<typeof ListLatestPositions> = {
  vehicle_id: [],
  latitude: [],
  longitude: [],
  heading: [],
  speed: [],
  fixed_at: [],
  seen_at: [],
  ignition: [],
  hidden: [],
  name: [],
  driver_name: [],
  availability: []
}

const usual: ReadonlyArray<Answer> = [
  answers(GetMe, () => anaSession().user),
  answers(MyOrganizations, () => ({ items: [depot()] })),
  answers(MyInvitations, () => ({ items: [] })),
  answers(UnreadMessages, () => ({ unread: 0 })),
  // Prefetched on every page once it is idle.
  answers(ListThreads, () => ({ items: [], next: null })),
  answers(ListMembers, () => ({ items: [], next: null })),
  answers(MyNotifications, () => ({ items: [], unread: 0 })),
  answers(GetOfflineForms, () => ({ forms: [], vehicles: [], due: [], vehicle_count: 0, form_count: 0 })),
  // Shown with every list of customers.
  answers(CountCustomers, () => ({ count: 2 })),
  answers(ListTags, () => ({ items: [] })),
  answers(ListSavedViews, () => ({ items: [] })),
  answers(RevokeSession, () => ({})),
  answers(MyConnection, () => noConnection),
  answers(GetOrganization, () => ({ ...depot(), may_leave: false })),
  answers(GetFleetNumbers, () => NO_VEHICLES),
  answers(GetSampleData, () => ({ loaded_at: null, vehicles: 0, drivers: 0 })),
  answers(ListFleetActivity, () => ({ items: [], next: null })),
  // Requested by the dashboard's checklist.
  answers(CountDrivers, () => ({ count: 0 })),
  answers(ListPrograms, () => ({ items: [] })),
  answers(ListInvitations, () => ({ items: [], next: null })),
  answers(ListCustomers, () => ({ items: [], next: null })),
  // Searched by the palette.
  answers(ListVehicles, () => ({ items: [], next: null })),
  // Shown with every list of vehicles.
  answers(CountVehicles, () => ({ count: 2 })),
  answers(ListVehicleTags, () => ({ items: [] })),
  answers(ListCustomFields, () => ({ items: [] })),
  answers(ListLocations, () => ({ items: [] })),
  answers(ListGroups, () => ({ items: [] })),
  answers(ListSharedVehicles, () => ({ items: [], read_at: null, failed: false })),
  // Shown on the dashboard.
  answers(GetTelematicsNumbers, () => ({
    devices: 0,
    own_devices: 0,
    moving: 0,
    silent_devices: 0,
    open_faults: 0
  })),
  // Shown on the map, which no vehicle is on.
  answers(ListLatestPositions, () => NO_POSITIONS),
  answers(GetPrivateDrive, () => ({ mine: false, began_at: null })),
  answers(GetMapSettings, () => ({ style_url: null, archive: null })),
  answers(ListGeofences, () => ({ items: [] }))
]

/**
 * Replaces the server at the network boundary: `fetch` of the given windows. Specific responses take precedence over
 * the defaults; an unanswered call fails the test. Returns the received requests, in order.
 */
export const fakeServer = (
  special: ReadonlyArray<Answer> = [],
  windows: ReadonlyArray<Window> = [window]
) => {
  const received: Array<Received> = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = await receive(input, init)
    received.push(request)
    const found = [...special, ...usual].find(({ endpoint }) => fits(endpoint, request))
    if (!found) throw new Error(`Nobody answers ${request.method} ${request.path}`)
    return found.reply(request)
  }
  for (const one of windows) {
    const real = one.fetch.bind(one)
    one.fetch = answer
    onTestFinished(() => {
      one.fetch = real
    })
  }
  return received
}
