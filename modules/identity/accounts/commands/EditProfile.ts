import { CurrentPerson, now, record, transactional } from "#kernel"
import { Effect } from "effect"
import { type ProfileEdit, Users } from "../domain/Users.ts"
import { me } from "../queries/Me.ts"

/** Changes the user's name, language, time zone or units and returns the account. */
export const editProfile = Effect.fn("identity.editProfile")(function* (edit: ProfileEdit) {
  const { userId } = yield* CurrentPerson
  const fields = Object.keys(edit)
  if (fields.length > 0) {
    const at = yield* now
    yield* Users.use((users) => users.editProfile(userId, edit, at))
    yield* record({
      action: "profile.changed",
      userId,
      details: { fields: fields.join(", ") }
    })
  }
  return yield* me()
}, transactional)
