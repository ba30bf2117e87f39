import { makeHolders } from "#infra/http"
import { type Member, OrganizationId, type Person, SessionId, UserId } from "#kernel"
import { expect, test } from "vitest"

const ada: Person = {
  _tag: "Person",
  userId: UserId.make("0198c0de-0000-7000-8000-00000000000a"),
  sessionId: SessionId.make("0198c0de-0000-7000-8000-00000000000b")
}
const organization = (n: number) =>
  OrganizationId.make(`0198c0de-0000-7000-8000-${String(n).padStart(12, "0")}`)
const adaIn = (n: number): Member => ({
  ...ada,
  _tag: "Member",
  organizationId: organization(n),
  role: "viewer",
  permissions: new Set()
})

test("remembers whose a token was, and as what they entered an organization, until it is refused", () => {
  const { personOf, memberOf, remember, forget } = makeHolders()
  remember("one", ada)
  remember("one", adaIn(1))
  expect([personOf("one"), personOf("other")]).toEqual([ada, undefined])
  expect([memberOf("one", organization(1)), memberOf("one", organization(2))]).toEqual([adaIn(1), undefined])
  forget("one")
  expect([personOf("one"), memberOf("one", organization(1))]).toEqual([undefined, undefined])
})

test("forgets the token and the organization remembered first when there are too many", () => {
  const { personOf, memberOf, remember } = makeHolders()
  for (let n = 0; n <= 20; n++) remember("one", adaIn(n))
  expect([0, 1, 20].map((n) => memberOf("one", organization(n)))).toEqual([undefined, adaIn(1), adaIn(20)])
  for (let n = 0; n <= 20_000; n++) remember(`token ${n}`, ada)
  expect(["one", "token 0", "token 1", "token 20000"].map(personOf)).toEqual([undefined, undefined, ada, ada])
})
