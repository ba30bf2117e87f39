import {
  type FactorView,
  type ListFactors,
  RemoveFactor,
  RenewRecoveryCodes,
  type User
} from "#identity/contract"
import type { Output } from "#kernel"
import { useQuery } from "@tanstack/react-query"
import { KeyRound, ShieldCheck, Smartphone } from "lucide-react"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { account } from "../messages/index.ts"
import styles from "./Account.module.css"
import { passkeys } from "../messages/passkeys.ts"
import { AddFactorDialog } from "./AddFactorDialog.tsx"
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx"
import { AddPhoneDialog } from "./AddPhoneDialog.tsx"
import { FactorRow } from "./FactorRow.tsx"
import { factorsQuery, useFactorsRefresh, useRequiring } from "./factors.ts"
import { PasskeyRow } from "./PasskeyRow.tsx"
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx"

const isPhone = ({ factor_type }: FactorView) => factor_type === "phone"

const Factor = ({ factor, isLast }: { readonly factor: FactorView; readonly isLast: boolean }) => {
  const m = useMessages(account).factors
  const format = useFormat()
  const name = factor.friendly_name
  const requiring = useRequiring()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useCommand({
    send: () => api(RemoveFactor, { params: { factorId: factor.id } }),
    onDone: () => setIsAsking(false),
    done: () => m.removed(name),
    refresh: useFactorsRefresh()
  })
  const Icon = isPhone(factor) ? Smartphone : ShieldCheck
  return (
    <>
      <FactorRow
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        name={name}
        about={
          <>
            {(isPhone(factor) ? m.phoneAdded : m.added)(format.date(factor.created_at))}
            {factor.last_used_at && " · "}
            {factor.last_used_at && (
              <RichText text={m.used("[when]")} parts={{ when: <RelativeTime at={factor.last_used_at} /> }} />
            )}
          </>
        }
      >
        <OnlineButton
          variant="surface"
          color="gray"
          aria-label={m.removeOf(name)}
          onClick={() => setIsAsking(true)}
        >
          {m.remove}
        </OnlineButton>
      </FactorRow>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.removeTitle(name)}
        confirm={m.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {!isLast
          ? isPhone(factor)
            ? m.removePhone
            : m.removeSentence
          : requiring
            ? m.removeRequired(requiring)
            : m.removeLast}
      </ConfirmDialog>
    </>
  )
}

const RecoveryCodes = ({ left }: { readonly left: number }) => {
  const m = useMessages(account).factors
  const [codes, setCodes] = useState<ReadonlyArray<string>>()
  const refresh = useFactorsRefresh()
  const renew = useCommand({
    send: () => api(RenewRecoveryCodes, {}),
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
    refresh
  })
  return (
    <>
      <FactorRow
        icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />}
        name={
          <>
            {m.recovery}
            {left <= 3 && <StateBadge state="caution">{m.few}</StateBadge>}
          </>
        }
        about={m.left(left)}
      >
        <OnlineButton variant="surface" color="gray" loading={renew.isPending} onClick={() => renew.mutate()}>
          {m.renew}
        </OnlineButton>
      </FactorRow>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

const List = ({ factors }: { readonly factors: Output<typeof ListFactors> }) => {
  const m = useMessages(account).factors
  // Two-step verification ends without it: a phone alone is not enough.
  const isLast = factors.items.filter((factor) => !isPhone(factor)).length + factors.passkeys.length === 1
  return (
    <ul aria-label={m.title} className={styles["list"]}>
      {factors.items.map((factor) => (
        <Factor key={factor.id} factor={factor} isLast={isLast && !isPhone(factor)} />
      ))}
      {factors.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} />
      ))}
      <RecoveryCodes left={factors.recovery_codes} />
    </ul>
  )
}

const canMakePasskeys = "PublicKeyCredential" in window

/** Second factors: why they matter, those there are, and how to add one. */
export const FactorsPanel = ({ me }: { readonly me: User }) => {
  const m = useMessages(account).factors
  const { add, failed } = useMessages(passkeys)
  const query = useQuery(factorsQuery)
  const [adding, setAdding] = useState<"app" | "passkey" | "phone">()
  const isOn = query.data !== undefined && query.data.items.length + query.data.passkeys.length > 0
  const isVerified = me.email_verified_at !== null
  return (
    <Panel title={m.title} about={isOn ? m.on : m.why} flush>
      {!query.data ? (
        <NotLoaded query={query} rows={1} />
      ) : (
        <>
          {isOn && <List factors={query.data} />}
          <div className={styles["footer"]}>
            {!isVerified && <StateBadge state="caution">{m.unverified}</StateBadge>}
            {!canMakePasskeys && <p className={styles["address"]}>{failed.unsupported}</p>}
            {isOn && !query.data.items.some(isPhone) && (
              <OnlineButton variant="surface" color="gray" onClick={() => setAdding("phone")}>
                {m.addPhone}
              </OnlineButton>
            )}
            <OnlineButton
              {...(isOn && { variant: "surface", color: "gray" })}
              disabled={!isVerified || !canMakePasskeys}
              onClick={() => setAdding("passkey")}
            >
              {add}
            </OnlineButton>
            <OnlineButton
              variant="surface"
              color="gray"
              disabled={!isVerified}
              onClick={() => setAdding("app")}
            >
              {query.data.items.some((factor) => !isPhone(factor)) ? m.another : m.setUp}
            </OnlineButton>
          </div>
        </>
      )}
      {adding === "app" && <AddFactorDialog onClose={() => setAdding(undefined)} />}
      {adding === "phone" && <AddPhoneDialog onClose={() => setAdding(undefined)} />}
      {adding === "passkey" && <AddPasskeyDialog onClose={() => setAdding(undefined)} />}
    </Panel>
  )
}
