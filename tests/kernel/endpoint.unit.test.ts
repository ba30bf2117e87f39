import { SignIn } from "#identity/contract"
import { acceptsIdempotencyKey } from "#kernel"
import { CompleteConnection, Disconnect, MyConnection, StartConnection } from "#telematics/contract"
import { CreateOrganization } from "#tenancy/contract"
import { expect, it } from "vitest"

it.each([
  [CreateOrganization, true],
  [SignIn, false],
  [StartConnection, false],
  [CompleteConnection, false],
  [Disconnect, false],
  [MyConnection, false]
])("$0.name accepts an Idempotency-Key: $1", (endpoint, accepts) => {
  expect(acceptsIdempotencyKey(endpoint)).toBe(accepts)
})
