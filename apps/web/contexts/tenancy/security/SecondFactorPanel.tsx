import {
  type Organization,
  RemindOfSecondFactor,
  RequireSecondFactor,
  type SecondFactorRequirement
} from "#tenancy/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { tenancy } from "../messages/index.ts"
import { security } from "../messages/security.ts"
import list from "../../../ui/PagedList.module.css"
import styles from "../Row.module.css"
import settings from "../settings/Settings.module.css"
import { RequireDialog } from "./RequireDialog.tsx"
import { secondFactorQuery } from "./secondFactor.ts"

interface Props {
  readonly organization: Organization
}

interface LoadedProps extends Props {
  readonly requirement: SecondFactorRequirement
  readonly refresh: () => Promise<unknown>
}

const Missing = ({ organization, requirement }: LoadedProps) => {
  const m = useMessages(security)
  const { members } = useMessages(tenancy)
  const remind = useCommand({
    send: () => api(RemindOfSecondFactor, { params: { organizationId: organization.id } }),
    done: () => m.reminded
  })
  return (
    <Panel
      flush
      title={m.list}
      aside={
        requirement.required_from !== null && (
          <OnlineButton
            variant="surface"
            color="gray"
            loading={remind.isPending}
            onClick={() => remind.mutate()}
          >
            {m.remind}
          </OnlineButton>
        )
      }
    >
      <ul aria-label={m.list} className={list["list"]}>
        {requirement.missing.map(({ id, full_name, email, avatar_url }) => (
          <li key={id} className={styles["row"]}>
            <Avatar name={full_name || email || members.unnamed} url={avatar_url} />
            <div className={styles["who"]}>
              <span className={styles["name"]}>
                <b>{full_name || email || members.unnamed}</b>
              </span>
              <span className={styles["email"]}>{email ?? members.emailUnavailable}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const State = ({ organization, requirement: { required_from } }: LoadedProps) => {
  const m = useMessages(security)
  const format = useFormat(organization.time_zone)
  const now = useNow()
  if (required_from === null) return <StateBadge state="idle">{m.off}</StateBadge>
  const when = format.dateTime(required_from)
  return required_from.getTime() > now ? (
    <StateBadge state="caution">{m.from(when)}</StateBadge>
  ) : (
    <StateBadge state="go">{m.since(when)}</StateBadge>
  )
}

const Requirement = (props: LoadedProps) => {
  const { organization, requirement, refresh } = props
  const m = useMessages(security)
  const [asking, setAsking] = useState<"require" | "stop">()
  const close = () => setAsking(undefined)
  const stop = useCommand({
    send: () =>
      api(RequireSecondFactor, { params: { organizationId: organization.id }, body: { grace_days: null } }),
    onDone: close,
    done: () => m.stopped,
    refresh
  })
  const isOn = requirement.required_from !== null
  return (
    <Panel title={m.title} about={m.why}>
      <div className={settings["leaving"]}>
        <State {...props} />
        <OnlineButton
          {...(isOn && { variant: "surface", color: "gray" })}
          onClick={() => setAsking(isOn ? "stop" : "require")}
        >
          {isOn ? m.stop : m.require}
        </OnlineButton>
      </div>
      {asking === "require" && (
        <RequireDialog
          organization={organization}
          missing={requirement.missing.length}
          onRequired={refresh}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === "stop"}
        onOpenChange={close}
        title={m.stopTitle}
        confirm={m.stop}
        busy={stop.isPending}
        onConfirm={() => stop.mutate()}
      >
        {m.stopSentence}
      </ConfirmDialog>
    </Panel>
  )
}

/** Whether members need a second step, from when on, and who has none. */
export const SecondFactorPanel = ({ organization }: Props) => {
  const m = useMessages(security)
  const client = useQueryClient()
  const query = useQuery(secondFactorQuery(organization))
  const { data: requirement } = query
  if (requirement === undefined)
    return (
      <Panel title={m.title} about={m.why} flush>
        <NotLoaded query={query} rows={1} />
      </Panel>
    )
  const { queryKey } = secondFactorQuery(organization)
  const loaded = { organization, requirement, refresh: () => client.invalidateQueries({ queryKey }) }
  return (
    <>
      <Requirement {...loaded} />
      {requirement.missing.length > 0 && <Missing {...loaded} />}
    </>
  )
}
