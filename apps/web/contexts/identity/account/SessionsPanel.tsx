import { browserOf } from "#kernel"
import type { SessionView } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { Monitor, Smartphone } from "lucide-react"
import { useState } from "react"
import { account } from "../messages/index.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import styles from "./Account.module.css"
import { type Ending, sessionsQuery, useEnding } from "./sessions.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

interface RowProps {
  readonly session: SessionView
  readonly ending: Ending
}

const useName = ({ user_agent }: SessionView) => {
  const m = useMessages(account).sessions
  const { browser, system } = browserOf(user_agent)
  if (browser && system) return m.on(browser, system)
  return browser ?? system ?? m.unknown
}

const About = ({ session }: Pick<RowProps, "session">) => {
  const m = useMessages(account).sessions
  const format = useFormat()
  const name = useName(session)
  return (
    <div className={styles["about"]}>
      <b>
        {name}
        {session.current && <StateBadge state="go">{m.here}</StateBadge>}
      </b>
      <span>
        <RichText text={m.seen("[when]")} parts={{ when: <RelativeTime at={session.last_seen_at} /> }} />
        {` · ${m.since(format.dateTime(session.created_at), m.by[session.signed_in_by])} · ${session.address}`}
      </span>
    </div>
  )
}

const Row = ({ session, ending }: RowProps) => {
  const m = useMessages(account).sessions
  const name = useName(session)
  const Icon = browserOf(session.user_agent).handheld ? Smartphone : Monitor
  const busy = ending.one.isPending && ending.one.variables.id === session.id
  return (
    <li className={styles["session"]}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <About session={session} />
      {!session.current && (
        <OnlineButton
          variant="surface"
          color="gray"
          aria-label={m.endOf(name, session.address)}
          loading={busy}
          onClick={() => ending.one.mutate(session)}
        >
          {m.end}
        </OnlineButton>
      )}
    </li>
  )
}

const Everywhere = ({ ending }: Pick<RowProps, "ending">) => {
  const m = useMessages(account).sessions
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setAsking(true)}>
        {m.everywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.everywhereTitle}
        confirm={m.everywhere}
        busy={ending.everywhere.isPending}
        onConfirm={() => ending.everywhere.mutate()}
      >
        {m.everywhereSentence}
      </ConfirmDialog>
    </>
  )
}

const List = ({ sessions }: { readonly sessions: ReadonlyArray<SessionView> }) => {
  const m = useMessages(account).sessions
  const ending = useEnding()
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul aria-label={m.title} className={styles["list"]}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} ending={ending} />
        ))}
      </ul>
      <div className={styles["footer"]}>
        {others.length > 0 && (
          <OnlineButton
            variant="surface"
            color="gray"
            loading={ending.others.isPending}
            onClick={() => ending.others.mutate(others)}
          >
            {m.endOthers}
          </OnlineButton>
        )}
        <Everywhere ending={ending} />
      </div>
    </>
  )
}

/** Where the user is signed in, with buttons to sign out. */
export const SessionsPanel = () => {
  const m = useMessages(account).sessions
  const query = useQuery(sessionsQuery)
  return (
    <Panel title={m.title} about={m.about} flush>
      {query.data ? <List sessions={query.data} /> : <NotLoaded query={query} rows={2} />}
    </Panel>
  )
}
