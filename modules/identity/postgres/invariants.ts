import type { Invariant } from "#infra/postgres"

/** Invariants of identity's tables, for `db check`. */
export const identityInvariants: ReadonlyArray<Invariant> = [
  {
    name: "identity.accounts-have-profiles",
    broken: "accounts have no profile.",
    statement: `
      select count(*)::int as count from identity.users u
      where u.deleted_at is null and not exists (select from identity.profiles p where p.user_id = u.id)`
  },
  {
    name: "identity.tokens-and-sessions-have-the-same-user",
    broken: "tokens and their sessions belong to different users.",
    statement: `
      select count(*)::int as count from identity.session_tokens t
      join identity.sessions s on s.id = t.session_id where s.user_id <> t.user_id`
  }
]
