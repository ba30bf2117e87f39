import type { Invariant } from "#infra/postgres"

/** The invariants of the messaging tables, checked by `db check`. */
export const messagingInvariants: ReadonlyArray<Invariant> = [
  {
    name: "messaging.participants-list-their-threads",
    broken:
      "conversations are missing from a participant's list, or listed with a wrong number of replies or latest message.",
    statement: `
      with threads as (
        select organization_id, thread_id, count(*) - 1 as replies,
          (array_agg(id order by created_at desc, id desc))[1] as latest_id, max(created_at) as latest_at
        from messaging.messages group by 1, 2
      )
      select count(*)::int as count from threads t where 2 <> (
        select count(*) from messaging.participations p
        join messaging.messages first on first.organization_id = p.organization_id and first.id = p.thread_id
        where p.organization_id = t.organization_id and p.thread_id = t.thread_id
          and p.user_id in (first.sender_id, first.recipient_id)
          and p.reply_count = t.replies and p.latest_id = t.latest_id and p.latest_at = t.latest_at)`
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
