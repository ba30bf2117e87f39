import { Button, TextField } from "@radix-ui/themes"
import { useId } from "react"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormField } from "../../../../ui/FormField.tsx"
import { handovers } from "../../messages/pages.ts"
import styles from "../Flow.module.css"
import { chargeText, EIGHTH, energiesOf, fuelText, TWENTIETH } from "../levels.ts"
import type { Flow, FlowProps } from "../useFlow.ts"

interface GaugeProps {
  readonly label: string
  readonly value: number | null
  readonly step: number
  readonly text: (permille: number) => string
  readonly onChange: (permille: number | null) => void
}

const FULL = 1000

/** How full a tank or battery is; not recorded until it is moved. */
const Gauge = ({ label, value, step, text, onChange }: GaugeProps) => {
  const m = useMessages(handovers).level
  const id = useId()
  return (
    <div className={styles["gauge"]}>
      <div className={styles["gaugeTop"]}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{value === null ? m.notRecorded : text(value)}</output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={FULL}
        step={step}
        value={value ?? 0}
        aria-valuetext={value === null ? m.notRecorded : text(value)}
        data-none={value === null}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <div className={styles["gaugeActions"]}>
        <Button
          variant="soft"
          color="gray"
          aria-label={m.clearOf(label)}
          disabled={value === null}
          onClick={() => onChange(null)}
        >
          {m.clear}
        </Button>
        <Button variant="soft" color="gray" aria-label={m.fullOf(label)} onClick={() => onChange(FULL)}>
          {m.full}
        </Button>
      </div>
    </div>
  )
}

/** Fuel or charge, keys and accessories. */
export const LevelStep = ({ flow, vehicle }: FlowProps & { readonly flow: Flow }) => {
  const m = useMessages(handovers).level
  const locale = useLocale()
  const energies = energiesOf(vehicle)
  const { draft, change } = flow
  return (
    <>
      {energies.fuel && (
        <Gauge
          label={m.fuel}
          value={draft.fuel}
          step={EIGHTH}
          text={(permille) => fuelText(locale, permille)}
          onChange={(fuel) => change({ fuel })}
        />
      )}
      {energies.charge && (
        <Gauge
          label={m.charge}
          value={draft.charge}
          step={TWENTIETH}
          text={(permille) => chargeText(locale, permille)}
          onChange={(charge) => change({ charge })}
        />
      )}
      <FormField label={m.keys} optional>
        {(control) => (
          <TextField.Root
            size="3"
            type="number"
            inputMode="numeric"
            min={0}
            max={20}
            {...control}
            value={draft.keys}
            onChange={({ target }) => change({ keys: target.value })}
          />
        )}
      </FormField>
      <FormField label={m.accessories} hint={m.accessoriesHint} optional>
        {(control) => (
          <TextField.Root
            size="3"
            autoComplete="off"
            maxLength={1000}
            {...control}
            value={draft.accessories}
            onChange={({ target }) => change({ accessories: target.value })}
          />
        )}
      </FormField>
    </>
  )
}
