import { workOrderName } from "../../contract/workOrderLink.ts"
import type { WaitingFor } from "../../contract/workOrderViews.ts"
import { amountsIn } from "./formats.ts"

interface About {
  readonly number: number
  readonly title: string
  readonly vehicle: string
}

/** The notice to a technician. */
export const wordsOfAssignment = ({ number, title, vehicle }: About) => ({
  en: { title: `${workOrderName(number)} was assigned to you`, message: `${vehicle}: ${title}` },
  es: { title: `Se le ha asignado la orden ${workOrderName(number)}`, message: `${vehicle}: ${title}` }
})

interface Requested extends About {
  readonly amountMinor: number
  readonly currency: string
}

/** The notice to those who can approve the amount. */
export const wordsOfRequest = ({ number, title, vehicle, amountMinor, currency }: Requested) => ({
  en: {
    title: `${workOrderName(number)} needs your approval`,
    message: `${vehicle}: ${title}. Up to ${amountsIn("en", currency)(amountMinor)}.`
  },
  es: {
    title: `La orden ${workOrderName(number)} necesita su aprobación`,
    message: `${vehicle}: ${title}. Hasta ${amountsIn("es", currency)(amountMinor)}.`
  }
})

interface EstimateDecision extends Requested {
  readonly outcome: "approved" | "declined"
  /** Who decided. */
  readonly name: string
}

/** The notice to the person who sent an estimate. */
export const wordsOfEstimate = ({ number, title, vehicle, ...decided }: EstimateDecision) => {
  const { outcome, name, amountMinor, currency } = decided
  const order = workOrderName(number)
  return {
    en: {
      title: outcome === "approved" ? `${name} approved ${order}` : `${name} declined ${order}`,
      message: `${vehicle}: ${title}. ${amountsIn("en", currency)(amountMinor)}.`
    },
    es: {
      title:
        outcome === "approved"
          ? `${name} ha aprobado la orden ${order}`
          : `${name} ha rechazado la orden ${order}`,
      message: `${vehicle}: ${title}. ${amountsIn("es", currency)(amountMinor)}.`
    }
  }
}

interface Decided extends About {
  readonly approved: boolean
  readonly reason: string | null
}

/** The notice to the person who requested approval. */
export const wordsOfDecision = ({ number, title, vehicle, approved, reason }: Decided) => {
  const message = [`${vehicle}: ${title}`, reason].filter((part) => part !== null).join(". ")
  const name = workOrderName(number)
  return {
    en: { title: approved ? `${name} is approved` : `${name} was rejected`, message },
    es: { title: approved ? `La orden ${name} está aprobada` : `La orden ${name} fue rechazada`, message }
  }
}

const WAITING: Readonly<Record<WaitingFor, { readonly en: string; readonly es: string }>> = {
  parts: { en: "parts", es: "recambios" },
  vendor: { en: "the vendor", es: "el proveedor" },
  approval: { en: "approval", es: "aprobación" }
}

/** The notice to the person who opened a work order. */
export const wordsOfPause = ({
  number,
  title,
  vehicle,
  waitingFor
}: About & { readonly waitingFor: WaitingFor }) => ({
  en: {
    title: `${workOrderName(number)} is waiting for ${WAITING[waitingFor].en}`,
    message: `${vehicle}: ${title}`
  },
  es: {
    title: `La orden ${workOrderName(number)} espera ${WAITING[waitingFor].es}`,
    message: `${vehicle}: ${title}`
  }
})
