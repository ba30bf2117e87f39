import { actingAs, type EmailAddress, type SessionId, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isFirstProof } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"
import { verifyAddress } from "./verifyAddress.ts"

export interface VerifyByInvitation {
  readonly userId: UserId
  readonly email: EmailAddress
  readonly provenBy: SessionId
}

const verify = Effect.fnUntraced(function* ({ userId, email, provenBy }: VerifyByInvitation) {
  const account = yield* Users.use((users) => users.lock(userId))
  if (Option.isSome(account) && isFirstProof(account.value, email))
    yield* verifyAddress(account.value, provenBy)
}, transactional)

/** Verifies an address because its owner joined with the token of an invitation sent there. */
export const verifyByInvitation = Effect.fn("identity.verifyByInvitation")((input: VerifyByInvitation) =>
  verify(input).pipe(actingAs(input.userId))
)
