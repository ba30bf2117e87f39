import { SignIn } from "#identity/contract"
import { mayRepeat } from "#kernel"
import { CompleteConnection, Disconnect, MyConnection, StartConnection } from "#telematics/contract"
import { FoundOrganization } from "#tenancy/contract"
import { expect, it } from "vitest"

it.each([
  [FoundOrganization, true],
  [SignIn, false],
  [StartConnection, false],
  [CompleteConnection, false],
  [Disconnect, false],
  [MyConnection, false]
])("$0.name may carry an Idempotency-Key: $1", (endpoint, may) => {
  expect(mayRepeat(endpoint)).toBe(may)
})
