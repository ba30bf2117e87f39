import { expect, it } from "vitest"
import { messages } from "../../apps/web/contexts/tokens/messages/en.ts"
import { rolePermissions, routes } from "../../apps/system/assembly.ts"
import { acceptsApiTokens } from "#kernel"

it("every permission that programs can use has a text in both languages, and no other has one", () => {
  const inPerson = new Set(
    routes
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => !acceptsApiTokens(endpoint))
      .map(({ permission }) => permission)
  )
  // Checked together with `imports.run`.
  const importing = ["customers.import", "vehicles.import"]
  const usable = [...rolePermissions.of("owner")].filter(
    (permission) => !inPerson.has(permission) && !importing.includes(permission)
  )
  expect(Object.keys(messages.scopes).toSorted()).toEqual(usable.toSorted())
})
