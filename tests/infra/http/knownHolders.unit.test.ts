import { makeHolders } from "#infra/http"
import { UserId } from "#kernel"
import { expect, test } from "vitest"

const ada = UserId.make("0198c0de-0000-7000-8000-00000000000a")

test("remembers whose a token was until it is refused", () => {
  const { lastOf, remember, forget } = makeHolders()
  remember("one", ada)
  expect([lastOf("one"), lastOf("other")]).toEqual([ada, undefined])
  forget("one")
  expect(lastOf("one")).toBeUndefined()
})

test("forgets the token remembered first when there are too many", () => {
  const { lastOf, remember } = makeHolders()
  for (let n = 0; n <= 20_000; n++) remember(`token ${n}`, ada)
  expect([lastOf("token 0"), lastOf("token 1"), lastOf("token 20000")]).toEqual([undefined, ada, ada])
})
