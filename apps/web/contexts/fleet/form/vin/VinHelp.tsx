import { isSuspicious, judgeVin, ModelYear, VIN_LENGTH, vinIn } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Spinner } from "@radix-ui/themes"
import { Schema } from "effect"
import { useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { fleet } from "../../messages/index.ts"
import { vin as vinMessages } from "../../messages/pages.ts"
import { VinNotice } from "../../scan/VinNotice.tsx"
import { TextInput } from "../fields.tsx"
import { numberIn } from "../numberIn.ts"
import type { VehicleForm } from "../useVehicleForm.ts"
import { ProposalList } from "./ProposalList.tsx"
import { proposalsIn } from "./proposals.ts"
import { useProposals } from "./useProposals.ts"
import { useVinDecoding } from "./useVinDecoding.ts"
import styles from "./Vin.module.css"

interface Props {
  readonly organization: Organization
  readonly form: VehicleForm
  /** The VIN that is stored. */
  readonly stored: string
  /** Fields that may be hidden are filled in. */
  readonly onFurther: () => void
}

const isYear = Schema.is(ModelYear)

/** Why a VIN that breaks the rules is right, if it does. */
const Explanation = ({ form, modelYear }: Pick<Props, "form"> & { readonly modelYear: number | null }) => {
  const { fields } = useMessages(fleet)
  const m = useMessages(vinMessages)
  const vin = vinIn(form.values.vin)
  const isDoubtful = vin !== undefined && vin.length === VIN_LENGTH && isSuspicious(judgeVin(vin, modelYear))
  if (vin === undefined || (!isDoubtful && form.values.vin_note === "")) return null
  return <TextInput form={form} name="vin_note" label={fields.vin_note} hint={m.noteHint} />
}

/** What a typed or scanned VIN says: whether it follows the rules, and what it proposes for the other fields. */
export const VinHelp = ({ organization, form, stored, onFurther }: Props) => {
  const m = useMessages(vinMessages)
  const [asked, setAsked] = useState(false)
  const [ignored, ignore] = useState<string>()
  const { vin: text, model_year } = form.values
  const isStored = text === stored
  const { vin, decoding, isUnavailable, isPending } = useVinDecoding(organization, {
    text,
    modelYear: model_year,
    enabled: !isStored || asked
  })
  const proposals = decoding ? proposalsIn(decoding.proposal, organization) : []
  const { states, accept, undo } = useProposals(form, proposals, onFurther)
  const year = numberIn(model_year)
  const modelYear = isYear(year) ? year : null
  if (text.trim() === "") return null
  return (
    <div className={styles["help"]}>
      <VinNotice text={text} modelYear={modelYear} onChoose={(chosen) => form.set("vin", chosen)} />
      <Explanation form={form} modelYear={modelYear} />
      {isStored && !asked && vin && (
        <div>
          <Button type="button" variant="ghost" color="gray" size="1" onClick={() => setAsked(true)}>
            {m.proposals.read}
          </Button>
        </div>
      )}
      <output className={styles["status"]}>
        {isPending && (
          <>
            <Spinner size="1" />
            {m.proposals.reading}
          </>
        )}
        {(isUnavailable || decoding?.status === "unavailable") && m.proposals.unavailable}
        {decoding?.status === "unknown" && m.proposals.unknown}
      </output>
      {decoding && states.length > 0 && ignored !== vin && (
        <ProposalList
          organization={organization}
          states={states}
          facts={decoding.facts}
          onAccept={accept}
          onUndo={undo}
          onIgnore={() => ignore(vin)}
        />
      )}
    </div>
  )
}
