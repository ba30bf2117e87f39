import { expect, it } from "vitest"
import { messages } from "../../apps/web/contexts/tokens/messages/en.ts"
import { isReading } from "../../apps/web/contexts/tokens/scopes.ts"
import { rolePermissions, routes } from "../../apps/system/assembly.ts"
import { acceptsApiTokens, type Permission } from "#kernel"

const endpoints = routes.map(({ endpoint }) => endpoint)
const permissionsOf = (some: typeof endpoints) => new Set(some.map(({ permission }) => permission))
const forPrograms = endpoints.filter((endpoint) => endpoint.access !== "public" && acceptsApiTokens(endpoint))

it("every permission that programs can use has a text in both languages, and no other has one", () => {
  const required = permissionsOf(endpoints)
  const byPrograms = permissionsOf(forPrograms)
  const isInPerson = (permission: Permission) => required.has(permission) && !byPrograms.has(permission)
  // Checked together with `imports.run`.
  const importing = ["customers.import", "vehicles.import"]
  const usable = [...rolePermissions.of("owner")].filter(
    (permission) => !isInPerson(permission) && !importing.includes(permission)
  )
  expect(Object.keys(messages.scopes).toSorted()).toEqual(usable.toSorted())
})

it("no scope that the app calls reading lets a program change anything", () => {
  const changing = forPrograms.filter(({ method }) => method !== "GET")
  expect(changing.length).toBeGreaterThan(80)
  const readable = changing.filter(({ permission }) => permission === undefined || isReading(permission))
  expect(readable.map(({ name }) => name)).toEqual([])
})
