import type { DomainView } from "#sso/contract"
import type { Organization } from "#tenancy/contract"
import { Flex } from "@radix-ui/themes"
import { Globe } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx"
import { CopyField } from "../../ui/CopyField.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { StateBadge } from "../../ui/StateBadge.tsx"
import { ServiceRow } from "./ServiceRow.tsx"
import { sso } from "./messages/index.ts"
import { useDomainCommands } from "./sso.ts"

interface Props {
  readonly organization: Organization
  readonly domain: DomainView
}

const quiet = { variant: "surface", color: "gray" } as const

const State = ({ domain: { verified_at, required } }: Pick<Props, "domain">) => {
  const m = useMessages(sso).domains
  if (verified_at === null) return <StateBadge state="caution">{m.unverified}</StateBadge>
  return <StateBadge state="go">{required ? m.required : m.verified}</StateBadge>
}

/** Asks before what other people would notice. */
const Questions = ({
  domain: { domain },
  asking,
  commands: { require, remove },
  close
}: Pick<Props, "domain"> & {
  readonly asking: "require" | "remove" | undefined
  readonly commands: ReturnType<typeof useDomainCommands>
  readonly close: () => void
}) => {
  const m = useMessages(sso).domains
  return (
    <>
      <ConfirmDialog
        open={asking === "require"}
        onOpenChange={close}
        title={m.requireTitle(domain)}
        confirm={m.require}
        busy={require.isPending}
        onConfirm={() => require.mutate()}
      >
        {m.requireSentence}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={close}
        title={m.removeTitle(domain)}
        confirm={m.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {m.removeSentence}
      </ConfirmDialog>
    </>
  )
}

/** What can be done next with a domain. */
const NextStep = ({
  domain: { domain, verified_at, required },
  commands: { verify, release },
  onRequire
}: Pick<Props, "domain"> & {
  readonly commands: ReturnType<typeof useDomainCommands>
  readonly onRequire: () => void
}) => {
  const m = useMessages(sso).domains
  if (verified_at === null)
    return (
      <OnlineButton
        {...quiet}
        aria-label={m.verifyOf(domain)}
        loading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {m.verify}
      </OnlineButton>
    )
  if (!required)
    return (
      <OnlineButton {...quiet} aria-label={m.requireOf(domain)} onClick={onRequire}>
        {m.require}
      </OnlineButton>
    )
  return (
    <OnlineButton
      {...quiet}
      aria-label={m.releaseOf(domain)}
      loading={release.isPending}
      onClick={() => release.mutate()}
    >
      {m.release}
    </OnlineButton>
  )
}

/** A domain: the record that verifies it, and what it requires. */
export const DomainRow = ({ organization, domain }: Props) => {
  const m = useMessages(sso).domains
  const [asking, ask] = useState<"require" | "remove">()
  const close = () => ask(undefined)
  const commands = useDomainCommands(organization, domain, close)
  const { domain: name, record_name, record_value, verified_at } = domain
  return (
    <ServiceRow
      icon={Globe}
      about={
        <>
          <b>
            {name} <State domain={domain} />
          </b>
          {verified_at === null && (
            <>
              <span>{m.record(record_name)}</span>
              <Flex direction="column" gap="3" mt="4">
                <CopyField label={m.recordName} value={record_name} />
                <CopyField label={m.recordValue} value={record_value} />
              </Flex>
            </>
          )}
        </>
      }
    >
      <NextStep domain={domain} commands={commands} onRequire={() => ask("require")} />
      <OnlineButton {...quiet} aria-label={m.removeOf(name)} onClick={() => ask("remove")}>
        {m.remove}
      </OnlineButton>
      <Questions domain={domain} asking={asking} commands={commands} close={close} />
    </ServiceRow>
  )
}
