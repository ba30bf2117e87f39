import type { VinFacts } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Heading } from "@radix-ui/themes"
import { Check } from "lucide-react"
import { useId, useRef } from "react"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { fleet } from "../../messages/index.ts"
import { vin as vinMessages } from "../../messages/pages.ts"
import { symbolsOf } from "../../units.ts"
import { numberIn } from "../numberIn.ts"
import styles from "./Vin.module.css"
import type { Proposal } from "./proposals.ts"
import type { ProposalState } from "./useProposals.ts"

/** The values of the form as people read them. */
const useWords = ({ units }: Organization) => {
  const { kinds, fuels, drives, transmissions } = useMessages(fleet)
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: kinds,
    fuel_type: fuels,
    drive: drives,
    transmission: transmissions
  }
  const symbols: Readonly<Record<string, string>> = { gvwr_g: symbolsOf(units).weight, battery_wh: "kWh" }
  const numbers = new Intl.NumberFormat(useLocale())
  return (name: Proposal["name"], text: string): string => {
    const symbol = symbols[name]
    const number = symbol === undefined ? Number.NaN : numberIn(text)
    return Number.isNaN(number) ? (choices[name]?.[text] ?? text) : `${numbers.format(number)} ${symbol}`
  }
}

interface RowProps {
  readonly proposal: ProposalState
  readonly words: (name: Proposal["name"], text: string) => string
  readonly onAccept: () => void
  readonly onUndo: () => void
}

const Row = ({ proposal: { name, text, entered, state }, words, onAccept, onUndo }: RowProps) => {
  const m = useMessages(vinMessages).proposals
  const label = useMessages(fleet).fields[name]
  const value = words(name, text)
  const action = state === "accepted" ? m.undo : state === "conflict" ? m.replace : m.accept
  return (
    <li className={styles["row"]}>
      <span className={styles["label"]}>{label}</span>
      <span className={styles["value"]}>
        {value}
        {state === "conflict" && <span className={styles["soft"]}>{m.entered(words(name, entered))}</span>}
      </span>
      {state === "entered" ? (
        <span className={styles["done"]}>
          <Check size={14} aria-hidden="true" />
          {m.same}
        </span>
      ) : (
        // One button with changing names, so that it keeps the focus.
        <Button
          type="button"
          size="1"
          variant={state === "accepted" ? "ghost" : "surface"}
          color="gray"
          aria-label={m.of(action, label, value)}
          onClick={state === "accepted" ? onUndo : onAccept}
        >
          {action}
        </Button>
      )}
    </li>
  )
}

const factsIn = ({ engine, manufacturer, plant_city, plant_country }: VinFacts): string =>
  [engine, manufacturer, [plant_city, plant_country].filter(Boolean).join(", ")].filter(Boolean).join(" · ")

interface Props {
  readonly organization: Organization
  readonly states: ReadonlyArray<ProposalState>
  readonly facts: VinFacts
  readonly onAccept: (accepted: ReadonlyArray<Proposal>) => void
  readonly onUndo: (proposal: Proposal) => void
  readonly onIgnore: () => void
}

/** What a VIN says about the vehicle, field by field. Nothing is entered until someone accepts it. */
export const ProposalList = ({ organization, states, facts, onAccept, onUndo, onIgnore }: Props) => {
  const m = useMessages(vinMessages).proposals
  const words = useWords(organization)
  const region = useRef<HTMLElement>(null)
  const id = useId()
  const open = states.filter(({ state }) => state === "open")
  const hasConflicts = states.some(({ state }) => state === "conflict")
  const about = factsIn(facts)
  const acceptAll = () => {
    onAccept(open)
    // The button that had the focus disappears.
    region.current?.focus()
  }
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={id} className={styles["proposals"]}>
      <div className={styles["head"]}>
        <Heading as="h3" size="2" id={id}>
          {m.title}
        </Heading>
        {open.length > 0 && (
          <Button type="button" size="1" variant="surface" onClick={acceptAll}>
            {hasConflicts ? m.fillEmpty : m.acceptAll}
          </Button>
        )}
        <Button type="button" size="1" variant="ghost" color="gray" onClick={onIgnore}>
          {m.ignore}
        </Button>
      </div>
      {about && <p className={styles["soft"]}>{about}</p>}
      <ul>
        {states.map((proposal) => (
          <Row
            key={proposal.name}
            proposal={proposal}
            words={words}
            onAccept={() => onAccept([proposal])}
            onUndo={() => onUndo(proposal)}
          />
        ))}
      </ul>
    </section>
  )
}
