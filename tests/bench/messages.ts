import { Client } from "pg"

/** The number of organizations with messages, and of members in each. */
const ORGANIZATIONS = 200
export const MEMBERS = 20
/** The number of accounts of `data.ts` with messages: 20 in each organization, in order. */
export const PEOPLE = ORGANIZATIONS * MEMBERS
export const SMALLEST = 10_000

/** The reader is user 1. The number of their threads that contain the word, and of their unread messages. */
export const WORD = "gasket"
const MATCHES = 30
const UNREAD = 40

const MESSAGES_A_THREAD = 4
/** The number of threads at every size: the reader's, and all. */
const OWN_THREADS = 100
const FIRST_THREADS = SMALLEST / MESSAGES_A_THREAD
const ALL_THREADS = 250_000

/** Numbers start here, so that they do not collide with the organizations of `data.ts`. */
const FIRST_ORGANIZATION = 20_000

const uuid = (kind: number, number: string): string =>
  `('00000000-0000-7000-8000-${kind}' || lpad((${number})::text, 11, '0'))::uuid`
const ORGANIZATION = uuid(0, `${FIRST_ORGANIZATION} + o`)
const person = (place: string): string => uuid(1, `(o - 1) * ${MEMBERS} + ${place}`)

/** The ids of the n-th organization, user and message. */
export const organizationId = (n: number): string =>
  `00000000-0000-7000-8000-0${String(FIRST_ORGANIZATION + n).padStart(11, "0")}`
export const personId = (n: number): string => `00000000-0000-7000-8000-1${String(n).padStart(11, "0")}`
export const messageId = (n: number): string => `00000000-0000-7000-8000-4${String(n).padStart(11, "0")}`
/** The organization of the n-th user. */
export const organizationOf = (n: number): number => Math.ceil(n / MEMBERS)

const WORDS =
  "brake tyre engine filter mirror window clutch bumper sensor battery coolant exhaust gearbox radiator " +
  "headlight wiper seat belt axle pump hose valve piston rotor caliper booking return handover damage invoice " +
  "customer workshop inspection parking keys fuel mileage odometer service warranty insurance licence depot " +
  "tomorrow morning please check before leaving yesterday driver reported noise left front rear right again gasket"

const TEAMS = [
  `insert into tenancy.organizations (id, name, industry, created_by, created_at, trial_ends_at, time_zone, currency, units)
   select ${ORGANIZATION}, 'Team ' || o, 'fleet', ${person("1")}, now(), now() + interval '14 days', 'UTC', 'EUR', 'metric'
   from generate_series(1, ${ORGANIZATIONS}) o`,
  `insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
   select ${ORGANIZATION}, ${uuid(6, `(o - 1) * ${MEMBERS} + m`)}, ${person("m")},
     case when m = 1 then 'owner' else 'driver' end, 'active', now(), now()
   from generate_series(1, ${ORGANIZATIONS}) o cross join generate_series(1, ${MEMBERS}) m`,
  `create unlogged table bench_sentences as
   select n, string_agg(words[1 + abs(hashint4(n * 16 + place)) % cardinality(words)], ' ' order by place) as sentence
   from generate_series(0, 4999) n, generate_series(0, 11) place, (select string_to_array('${WORDS}', ' ') as words) w
   group by n`
]

// The first hundred threads are the reader's, and so are four in five of the later ones in their organization;
// none of those contains the word or is unread. In all other organizations members write to each other.
const THREADS = `
  create temp table thread on commit drop as
  select t, o, is_readers, greatest(a, b) as a, least(a, b) as b, now() - interval '364 days' * age as at
  from (
    select *, t < ${OWN_THREADS} or o = 1 and j % 5 < 4 as is_readers,
      case when t < ${FIRST_THREADS} then (t * 0.618034) % 1 else 1 - t::numeric / ${ALL_THREADS} end as age
    from (
      select t, t / ${ORGANIZATIONS} as j, case
        when t < ${OWN_THREADS} then 1
        when t < ${FIRST_THREADS} then 2 + t % ${ORGANIZATIONS - 1}
        else 1 + t % ${ORGANIZATIONS} end as o
      from generate_series($1::int, $2::int - 1) t
    ) numbered
  ) placed cross join lateral (
    select 2 + j % ${MEMBERS - 1} as a,
      case when is_readers then 1 else 2 + (j + 1 + j / ${MEMBERS} % ${MEMBERS - 3}) % ${MEMBERS - 1} end as b
  ) people`

const MESSAGES = `
  insert into messaging.messages (organization_id, id, thread_id, parent_message_id, sender_id, recipient_id,
    client_id, subject, content, message_type, status, read_at, created_at)
  select ${ORGANIZATION}, ${uuid(4, `t * ${MESSAGES_A_THREAD} + k`)}, ${uuid(4, `t * ${MESSAGES_A_THREAD}`)},
    case when k > 0 then ${uuid(4, `t * ${MESSAGES_A_THREAD}`)} end,
    ${person("case when k % 2 = 0 then a else b end")}, ${person("case when k % 2 = 0 then b else a end")},
    ${uuid(5, `t * ${MESSAGES_A_THREAD} + k`)},
    case when k > 0 then 'Re: ' else '' end || 'About thread ' || t,
    case when not is_readers then sentence
      when t < ${OWN_THREADS} and k = 1 and t < ${MATCHES} then sentence || ' ${WORD}'
      else replace(sentence, '${WORD}', 'bolt') end,
    'internal', case when is_unread then 'sent' else 'read' end, case when not is_unread then at end,
    at + k * interval '1 minute'
  from thread cross join generate_series(0, ${MESSAGES_A_THREAD - 1}) k
  cross join lateral (select is_readers and k = 2 and t < ${UNREAD} as is_unread) reading
  join bench_sentences s on s.n = (t * 7919::bigint + k * 104729) % 5000`

const LISTS = `
  insert into messaging.participations (organization_id, thread_id, user_id, latest_at, latest_id, reply_count,
    other_id, read_at, unread_count)
  select ${ORGANIZATION}, ${uuid(4, `t * ${MESSAGES_A_THREAD}`)}, ${person("place")},
    at + ${MESSAGES_A_THREAD - 1} * interval '1 minute',
    ${uuid(4, `(t + 1) * ${MESSAGES_A_THREAD} - 1`)}, ${MESSAGES_A_THREAD - 1}, ${person("other")}, at,
    (is_readers and t < ${UNREAD} and place = 1)::int
  from thread cross join lateral (values (a, b), (b, a)) people (place, other)`

const SEARCH_TEXTS = `
  insert into messaging.search_texts (organization_id, thread_id, message_id, sender_id, recipient_id, words)
  select organization_id, thread_id, id, sender_id, recipient_id, messaging.folded(
    case when parent_message_id is null then subject || e'\\n' || content else content end)
  from messaging.messages where id between ${uuid(4, `$1::int * ${MESSAGES_A_THREAD}`)} and ${uuid(4, `$2::int * ${MESSAGES_A_THREAD} - 1`)}`

/** Rebuilt after inserting the rows: updating the index row by row would dominate the run time. */
const INDEX = "select pg_get_indexdef('messaging.search_texts_by_gram'::regclass) as definition"

/** The triggers' work, in three statements. */
const insert = async (client: Client, from: number, to: number): Promise<void> => {
  await client.query("begin")
  await client.query(THREADS, [from, to])
  await client.query(MESSAGES)
  await client.query(LISTS)
  await client.query(SEARCH_TEXTS, [from, to])
  await client.query("commit")
}

/**
 * Messages up to a size, at least `SMALLEST`: 20 members each of 200 organizations write threads of four. The
 * reader has a hundred of them at the smallest size and about 1,090 at a million, eight times the average,
 * with the same matches and unread messages at each size. Adds to the existing data.
 */
export const fillMessages = async (adminUrl: string, from: number, to: number): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // Without triggers and foreign keys: their effects are written directly.
    await client.query("set session_replication_role = replica")
    await client.query("set maintenance_work_mem = '512MB'")
    if (from === 0) for (const statement of TEAMS) await client.query(statement)
    const { definition } = (await client.query<{ definition: string }>(INDEX)).rows[0] ?? {}
    await client.query("drop index messaging.search_texts_by_gram")
    await insert(client, from / MESSAGES_A_THREAD, to / MESSAGES_A_THREAD)
    await client.query(definition ?? "")
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}
