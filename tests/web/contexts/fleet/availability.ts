import {
  CheckRelease,
  GetVehicle,
  ListGroups,
  ListHolds,
  ListLocations,
  ListRegistrations,
  ListSafetyBlocks
} from "#fleet/contract"
import type { AnyEndpoint } from "#kernel"
import { MyOrganizations } from "#tenancy/contract"
import { Schema } from "effect"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, type Received, replies } from "../../support/fakeServer.ts"
import { id, inDays, organization } from "../support/fixtures.ts"
import { hold, vehicle } from "./fixtures.ts"

type Hold = ReturnType<typeof hold>

export const holds = (...items: ReadonlyArray<Hold>) => answers(ListHolds, () => ({ items, next: null }))

export const serve = (...special: ReadonlyArray<Answer>) =>
  fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(GetVehicle, () => vehicle({ availability: "out", held_as: "rental", held_until: inDays(1) })),
    answers(ListRegistrations, () => ({ items: [] })),
    answers(ListLocations, () => ({ items: [] })),
    answers(ListGroups, () => ({ items: [] })),
    answers(CheckRelease, () => ({ can_go_out: true, reasons: [] })),
    answers(ListSafetyBlocks, () => ({ items: [], next: null })),
    holds(hold())
  ])

const encodeHold = Schema.encodeSync(Schema.toCodecJson(ListHolds.output.fields.items))

/** Refuses because of these holds, until they may be demoted. */
export const conflicts = (
  endpoint: AnyEndpoint,
  others: ReadonlyArray<Hold>,
  otherwise: Answer,
  can_demote = true
) =>
  replies(endpoint, (request) =>
    JSON.stringify(request.body).includes("demote")
      ? otherwise.reply(request)
      : Response.json(
          {
            type: "about:blank",
            title: "Vehicle is taken",
            status: 409,
            code: "hold_conflict",
            detail: "This vehicle is taken at that time.",
            requestId: "req-1",
            data: { holds: encodeHold(others), can_demote }
          },
          { status: 409 }
        )
  )

export const TAB = `/vehicles/${id(201)}?tab=availability`
export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
export const dialog = () => page.getByRole("dialog")
export const field = (name: string) => dialog().getByLabelText(name, { exact: true })
export const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true })
export const item = (name: string) => page.getByRole("menuitem", { name, exact: true })
export const bodies = (received: ReadonlyArray<Received>) =>
  received.filter(({ method }) => method !== "GET").map(({ body }) => body)
export const openMenu = (name: string) => button(`More actions: ${name}`).click()
