import type { Invariant } from "#infra/postgres"

/** The invariants of the messaging tables, checked by `db check`. */
export const messagingInvariants: ReadonlyArray<Invariant> = [
  {
    name: "messaging.participants-list-their-threads",
    broken:
      "conversations are missing from a participant's list, or listed with wrong numbers of messages or files, or a wrong latest message.",
    statement: `
      with wrong as (
        (table messaging.derived_participations except table messaging.participations)
        union all
        (table messaging.participations except table messaging.derived_participations)
      )
      select count(distinct (organization_id, thread_id))::int as count from wrong`
  },
  {
    name: "messaging.threads-have-two-participants",
    broken: "replies have other participants than their conversation.",
    statement: `
      select count(*)::int as count from messaging.messages m
      join messaging.messages first on first.organization_id = m.organization_id and first.id = m.thread_id
      where least(m.sender_id, m.recipient_id) <> least(first.sender_id, first.recipient_id)
        or greatest(m.sender_id, m.recipient_id) <> greatest(first.sender_id, first.recipient_id)`
  },
  {
    name: "messaging.search-index-matches-messages",
    broken:
      "messages are missing from the search index, or indexed for other people than their participants.",
    statement: `
      select count(*)::int as count from messaging.messages m where not exists (
        select from messaging.search_texts s
        where s.organization_id = m.organization_id and s.message_id = m.id
          and s.sender_id = m.sender_id and s.recipient_id = m.recipient_id)`
  }
]
