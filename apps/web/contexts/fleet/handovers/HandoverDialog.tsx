import type { HandoverDirection } from "#fleet/contract"
import { Button, Dialog, IconButton } from "@radix-ui/themes"
import { CircleCheck, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import type { AssignmentProps } from "../assignments/assignments.ts"
import { useMeters } from "../meters/meters.ts"
import { handovers } from "../messages/pages.ts"
import { useVehicle } from "../vehicles.ts"
import styles from "./Flow.module.css"
import { Notices } from "./Notices.tsx"
import { DamageStep } from "./steps/DamageStep.tsx"
import { LevelStep } from "./steps/LevelStep.tsx"
import { PhotosStep } from "./steps/PhotosStep.tsx"
import { ReadingStep } from "./steps/ReadingStep.tsx"
import { ReviewStep } from "./steps/ReviewStep.tsx"
import { SignatureStep } from "./steps/SignatureStep.tsx"
import { type Flow, type FlowProps, STEPS, useFlow } from "./useFlow.ts"

const CONTENTS = {
  reading: ReadingStep,
  level: LevelStep,
  photos: PhotosStep,
  damage: DamageStep,
  signature: SignatureStep,
  review: ReviewStep
}

/** Gets the focus with each new step, so that keyboards and screen readers start at its top. */
const StepHeading = ({ flow }: { readonly flow: Flow }) => {
  const { steps } = useMessages(handovers)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hasMoved } = flow
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles["heading"]}>
      {steps[flow.step]}
    </h3>
  )
}

const Steps = ({ flow, ...props }: FlowProps & { readonly flow: Flow }) => {
  const m = useMessages(handovers)
  const Content = CONTENTS[flow.step]
  const isLast = flow.step === "review"
  return (
    <>
      <div className={styles["body"]}>
        <StepHeading key={flow.step} flow={flow} />
        <ProgressBar label={m.flow.step(flow.at + 1, STEPS.length)} value={flow.at + 1} max={STEPS.length} />
        {flow.at === 0 && props.direction === "out" && (
          <Notices organization={props.organization} assignment={props.assignment} />
        )}
        <Content flow={flow} {...props} />
      </div>
      <div className={styles["footer"]}>
        <Button
          variant="surface"
          color="gray"
          size="3"
          disabled={flow.at === 0 || flow.busy}
          onClick={() => flow.go(-1)}
        >
          {m.flow.back}
        </Button>
        {isLast ? (
          <SubmitButton
            type="button"
            size="3"
            busy={flow.busy}
            busyText={m.review.busy}
            onClick={() => void flow.submit()}
          >
            {m.review.submit[props.direction]}
          </SubmitButton>
        ) : (
          <Button size="3" onClick={() => flow.go(1)}>
            {m.flow.next}
          </Button>
        )}
      </div>
    </>
  )
}

/** What was recorded, and where it is. */
const Done = ({
  flow,
  direction,
  onClose
}: { readonly flow: Flow; readonly onClose: () => void } & Pick<FlowProps, "direction">) => {
  const m = useMessages(handovers)
  const { vehicle, driver } = flow.names
  return (
    <>
      <output className={styles["done"]}>
        <CircleCheck size={48} aria-hidden="true" />
        <p>{direction === "out" ? m.done.out(vehicle, driver) : m.done.in(vehicle)}</p>
        {flow.recorded && (
          <Link to={`/vehicles/${flow.recorded.vehicle.id}/handovers/${flow.recorded.id}`} onClick={onClose}>
            {m.done.open}
          </Link>
        )}
      </output>
      <div className={styles["footer"]}>
        <Button size="3" onClick={onClose}>
          {m.flow.close}
        </Button>
      </div>
    </>
  )
}

interface Props extends AssignmentProps {
  readonly direction: HandoverDirection
  readonly onClose: () => void
}

const Loaded = ({ onClose, ...props }: FlowProps & Pick<Props, "onClose">) => {
  const flow = useFlow(props)
  return flow.recorded ? (
    <Done flow={flow} direction={props.direction} onClose={onClose} />
  ) : (
    <Steps flow={flow} {...props} />
  )
}

const Content = (props: Props) => {
  const { organization, assignment } = props
  const vehicle = useVehicle(organization, assignment.vehicle.id)
  const meters = useMeters(organization, assignment.vehicle.id)
  // As it was when the handover was begun: recording it changes all of it.
  const [begun, begin] = useState<Pick<FlowProps, "vehicle" | "meters">>()
  if (begun) return <Loaded {...props} {...begun} />
  if (vehicle.data && meters.data) begin({ vehicle: vehicle.data, meters: meters.data })
  return (
    <div className={styles["body"]}>
      <NotLoaded query={vehicle.data ? meters : vehicle} rows={4} />
    </div>
  )
}

/** A handover step by step, made for a phone in one hand; closing it keeps what was entered. */
export const HandoverDialog = (props: Props) => {
  const m = useMessages(handovers).flow
  const opener = useReturnFocus()
  const { vehicle, driver } = props.assignment
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content className={styles["flow"]} aria-describedby={undefined} {...opener}>
        <div className={styles["bar"]}>
          <Dialog.Title as="h2" size="4" mb="0">
            {m[props.direction](vehicle.name, driver.name)}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" size="3" aria-label={m.close}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        </div>
        <Content {...props} />
      </Dialog.Content>
    </DialogRoot>
  )
}
