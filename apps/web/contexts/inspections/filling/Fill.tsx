import type { Organization } from "#tenancy/contract"
import { Button, Heading, IconButton } from "@radix-ui/themes"
import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import { useOffline } from "../../../api/connection.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useTitle } from "../../../ui/useTitle.ts"
import flow from "../../fleet/handovers/Flow.module.css"
import { ItemField } from "../items/ItemField.tsx"
import { SectionProgress } from "../items/SectionProgress.tsx"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import type { StoredInspection } from "../offline/StoredInspection.ts"
import { useFormWords } from "../useFormWords.ts"
import { Done } from "./Done.tsx"
import { Repairs } from "./Repairs.tsx"
import { Review } from "./Review.tsx"
import { type FillingState, useFilling } from "./useFilling.ts"

interface Props {
  readonly organization: Organization
  readonly begun: StoredInspection
}

/** Gets the focus with each section, so that keyboards and screen readers start at its top. */
const SectionHeading = ({ text, hasMoved }: { readonly text: string; readonly hasMoved: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <h2 ref={heading} tabIndex={-1} className={flow["heading"]}>
      {text}
    </h2>
  )
}

const Bar = ({ state }: { readonly state: FillingState }) => {
  const m = useMessages(catalogue)
  const navigate = useNavigate()
  const offline = useOffline()
  const { vehicle, form } = state.one
  const title = m.of(form.name, vehicle.name)
  const failed = state.failure !== undefined
  const stored = offline ? m.storedOffline : m.stored
  useTitle(title)
  return (
    <div className={flow["bar"]}>
      <div>
        <Heading as="h1" size="4" tabIndex={-1}>
          {title}
        </Heading>
        <output className={styles["hint"]}>
          <StateBadge state={failed ? "stop" : offline ? "idle" : "go"}>
            {failed ? m.notStored : stored}
          </StateBadge>
        </output>
      </div>
      <IconButton
        variant="ghost"
        color="gray"
        size="4"
        aria-label={m.close}
        onClick={() => void navigate("/inspections")}
      >
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const Footer = ({ state }: { readonly state: FillingState }) => {
  const m = useMessages(catalogue)
  const { step, sections, missing, busy } = state
  const isReview = step === sections.length
  const [incomplete] = missing
  return (
    <div className={flow["footer"]}>
      <Button
        variant="surface"
        color="gray"
        size="4"
        disabled={step === 0 || busy}
        onClick={() => state.go(step - 1)}
      >
        {m.back}
      </Button>
      {!isReview && (
        <Button size="4" onClick={() => state.go(step + 1)}>
          {step === sections.length - 1 ? m.toReview : m.next}
        </Button>
      )}
      {isReview && incomplete && (
        <Button size="4" onClick={() => state.goTo(incomplete.key)}>
          {m.nextIncomplete}
        </Button>
      )}
      {isReview && !incomplete && (
        <SubmitButton
          type="button"
          size="4"
          needsConnection={false}
          busy={busy}
          busyText={m.finishing}
          onClick={() => void state.finish()}
        >
          {m.finish}
        </SubmitButton>
      )}
    </div>
  )
}

const Steps = ({ state, begun }: Pick<Props, "begun"> & { readonly state: FillingState }) => {
  const m = useMessages(catalogue)
  const words = useFormWords()
  const { step, sections, filling } = state
  const section = sections[step]
  const hasMoved = step !== begun.step
  return (
    <>
      <div className={flow["body"]} key={step}>
        <SectionProgress section={section} at={step} of={sections.length} open={state.missing} />
        <SectionHeading text={section ? words.title(section) : m.review.title} hasMoved={hasMoved} />
        {state.failure !== undefined && (
          <p role="alert" className={styles["wrong"]}>
            {m.storageFull}
          </p>
        )}
        {step === 0 && <Repairs organization={filling.organization} vehicle={state.one.vehicle} />}
        {section ? (
          section.items.map((item) => <ItemField key={item.key} filling={filling} item={item} />)
        ) : (
          <Review state={state} />
        )}
      </div>
      <Footer state={state} />
    </>
  )
}

/** An inspection, one section at a time, then everything that was entered. */
export const Fill = ({ organization, begun }: Props) => {
  const state = useFilling(organization, begun)
  return (
    <section className={styles["fill"]}>
      <Bar state={state} />
      {state.outcome ? (
        <Done organization={organization} outcome={state.outcome} one={state.one} onEdit={state.edit} />
      ) : (
        <Steps state={state} begun={begun} />
      )}
    </section>
  )
}
