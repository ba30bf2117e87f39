import { dialToSi } from "#fleet/contract"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { Fact, Facts } from "../../../../ui/Facts.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { LongText } from "../../../../ui/LongText.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { dialNumber } from "../../meters/entering.ts"
import { dialText } from "../../meters/quantities.ts"
import { handovers } from "../../messages/pages.ts"
import { useLocations } from "../../vehicles.ts"
import { Changes } from "../Changes.tsx"
import { accessoriesIn } from "../draft.ts"
import styles from "../Flow.module.css"
import { useHandovers } from "../handovers.ts"
import { chargeText, energiesOf, fuelText } from "../levels.ts"
import type { Flow, FlowProps } from "../useFlow.ts"

interface Props extends FlowProps {
  readonly flow: Flow
}

/** What was entered, as a handover knows it. */
const factsOf = ({ draft, kind }: Flow) => {
  const value = dialNumber(draft.value)
  return {
    reading: Number.isNaN(value)
      ? null
      : { kind, value: dialToSi(value, draft.unit), raw_value: value, raw_unit: draft.unit },
    fuel_permille: draft.fuel,
    charge_permille: draft.charge,
    keys: draft.keys === "" ? null : Number(draft.keys),
    accessories: accessoriesIn(draft.accessories)
  }
}

const Summary = ({ flow, vehicle }: Props) => {
  const m = useMessages(handovers)
  const locale = useLocale()
  const { draft } = flow
  const facts = factsOf(flow)
  const energies = energiesOf(vehicle)
  const signed = draft.signatures.filter(({ strokes }) => strokes !== "")
  return (
    <Facts>
      <Fact label={m.page.reading}>{facts.reading && dialText(locale, facts.reading.value, draft.unit)}</Fact>
      {energies.fuel && (
        <Fact label={m.level.fuel}>{draft.fuel !== null && fuelText(locale, draft.fuel)}</Fact>
      )}
      {energies.charge && (
        <Fact label={m.level.charge}>{draft.charge !== null && chargeText(locale, draft.charge)}</Fact>
      )}
      <Fact label={m.level.keys}>{draft.keys}</Fact>
      <Fact label={m.level.accessories}>{facts.accessories.join(", ")}</Fact>
      <Fact label={m.review.photos}>{draft.photos.length > 0 && m.photoCount(draft.photos.length)}</Fact>
      <Fact label={m.steps.damage}>{draft.marks.length > 0 && m.newDamage(draft.marks.length)}</Fact>
      <Fact label={m.review.signatures}>{signed.map(({ name }) => name).join(", ")}</Fact>
    </Facts>
  )
}

/** Everything that was entered, what changed since the last handover, and notes. */
export const ReviewStep = (props: Props) => {
  const m = useMessages(handovers)
  const { flow, organization, vehicle, assignment, direction } = props
  const { draft, change, error } = flow
  const locations = useLocations(organization).active
  const query = useHandovers(organization, vehicle.id)
  const before = query.data?.pages[0]?.items.find(({ corrected_by_id }) => corrected_by_id === null)
  return (
    <>
      <Alert error={error} />
      <div className={styles["facts"]}>
        <Summary {...props} />
      </div>
      <section className={styles["changes"]}>
        <h4 className={styles["subheading"]}>{m.review.changes}</h4>
        <Changes
          organization={organization}
          before={before}
          now={factsOf(flow)}
          newDamage={draft.marks.length}
        />
      </section>
      {locations.length > 0 && (
        <FormField label={m.review.location}>
          {(control) => (
            <Select
              {...control}
              value={draft.location}
              onChange={({ target }) => change({ location: target.value })}
            >
              <option value="">{m.review.noLocation}</option>
              {locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField label={m.review.notes} optional>
        {(control) => (
          <LongText
            rows={3}
            maxLength={2000}
            {...control}
            draft={`handover.${organization.id}.${assignment.id}.${direction}`}
            value={draft.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </FormField>
    </>
  )
}
