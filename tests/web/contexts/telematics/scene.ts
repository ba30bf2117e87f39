import { ListSharedVehicles, MyConnection } from "#telematics/contract"
import { MyOrganizations } from "#tenancy/contract"
import { page } from "vitest/browser"
import { type Answer, answers, type Received } from "../../support/fakeServer.ts"
import { inDays, organization } from "../support/fixtures.ts"
import { connection, sharedVehicle } from "./fixtures.ts"

export const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))

/** The server's response about Ana's connection. */
export const myConnection = (mine = connection()): Answer => answers(MyConnection, () => mine)

/** The vehicles shared with the organization, read five minutes ago. */
export const vehicles = (
  items = [sharedVehicle()],
  special: { readonly failed?: boolean; readonly read_at?: null } = {}
): Answer =>
  answers(ListSharedVehicles, () => ({
    items,
    read_at: new Date(Date.parse(inDays(0)) - 5 * 60_000),
    failed: false,
    ...special
  }))

export const board = () => page.getByRole("region", { name: "Shared vehicles" })
export const rows = () => board().getByRole("list", { name: "Shared vehicles" }).getByRole("listitem")
export const button = (name: string) => page.getByRole("button", { name, exact: true })
export const searchBox = () => page.getByRole("searchbox", { name: "Search devices..." })
export const calls = (received: ReadonlyArray<Received>, method: string, end: string) =>
  received.filter(({ method: one, path }) => one === method && path.endsWith(end))
