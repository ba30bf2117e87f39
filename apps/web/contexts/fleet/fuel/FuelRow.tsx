import { type FuelEntryView, RestoreFuel, VoidFuel } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import styles from "../meters/Meters.module.css"
import { consumptionText, dialText, distanceUnit, quantityText } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { fleet } from "../messages/index.ts"
import { fuel } from "../messages/pages.ts"
import { money } from "../units.ts"

const VoidDialog = lazy(async () => ({ default: (await import("../meters/VoidDialog.tsx")).VoidDialog }))

interface Props {
  readonly organization: Organization
  readonly entry: FuelEntryView
}

/** Voids an entry, or makes it valid again. */
const Correct = ({ organization, entry, amount }: Props & { readonly amount: string }) => {
  const m = useMessages(fuel)
  const format = useFormat(organization.time_zone)
  const [voiding, setVoiding] = useState(false)
  const params = { organizationId: organization.id, entryId: entry.id }
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreFuel, { params }),
    done: () => m.restored
  })
  if (!organization.can.includes("fuel.correct")) return <span />
  const isVoid = entry.voided !== null
  const when = format.date(entry.at)
  return (
    <>
      <OnlineButton
        variant="ghost"
        color="gray"
        aria-label={isVoid ? m.restoreEntry(amount, when) : m.voidEntry(amount, when)}
        loading={restore.isPending}
        onClick={() => (isVoid ? restore.mutate() : setVoiding(true))}
      >
        {isVoid ? m.restore : m.void}
      </OnlineButton>
      {voiding && (
        <Suspense>
          <VoidDialog
            organization={organization}
            id={entry.id}
            words={m.voiding}
            send={(reason) => api(VoidFuel, { params, body: { reason } })}
            onClose={() => setVoiding(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const About = ({ organization, entry }: Props) => {
  const m = useMessages(fuel)
  const { record } = useMessages(fleet)
  const format = useFormat(organization.time_zone)
  const display = useDisplay(organization)
  const { at, location, place, reading, recorded_by, voided } = entry
  const who = recorded_by === null ? record.system : (recorded_by.name ?? record.someone)
  const facts = [
    reading && dialText(display.locale, reading.value, distanceUnit(display)),
    location?.name ?? place,
    who
  ]
  return (
    <div>
      <p>
        <time dateTime={at.toISOString()} title={format.exact(at)}>
          {format.dateTime(at)}
        </time>
      </p>
      <p className={styles["about"]}>{facts.filter(Boolean).join(" · ")}</p>
      {voided && <p className={styles["about"]}>{m.voidedBecause(voided.reason)}</p>}
    </div>
  )
}

/** A fill-up or a charge. */
export const FuelRow = ({ organization, entry }: Props) => {
  const m = useMessages(fuel)
  const display = useDisplay(organization)
  const { energy, quantity, consumption, cost_minor, currency, is_full, missed_previous, voided } = entry
  const amount = quantityText(display, energy, quantity)
  const facts = [
    m.energies[energy],
    cost_minor !== null && currency !== null && money(display.locale, cost_minor, currency),
    !is_full && m.partial,
    missed_previous && m.missed
  ]
  return (
    <li className={styles["row"]} data-void={voided !== null}>
      <div>
        <p className={styles["amount"]}>{amount}</p>
        <p className={styles["about"]}>{facts.filter(Boolean).join(" · ")}</p>
        {consumption && <p>{consumptionText(display, energy, consumption)}</p>}
      </div>
      <About organization={organization} entry={entry} />
      <Correct organization={organization} entry={entry} amount={amount} />
    </li>
  )
}
