interface Counts {
  readonly due_soon: number
  readonly due: number
  readonly overdue: number
}

interface NamedInNotice {
  readonly task: string
  readonly vehicle: string
}

/** The notice about one service. */
export const wordsForOne = ({ due, overdue }: Counts, { task, vehicle }: NamedInNotice) => {
  const state = overdue > 0 ? "overdue" : due > 0 ? "due" : "due_soon"
  const en = { overdue: "is overdue", due: "is due", due_soon: "is due soon" }
  const es = { overdue: "está vencido", due: "está pendiente", due_soon: "vence pronto" }
  return {
    en: { title: `Service of ${vehicle} ${en[state]}`, message: task },
    es: { title: `Un servicio de ${vehicle} ${es[state]}`, message: task }
  }
}

const parts = (...all: ReadonlyArray<readonly [number, string]>): string =>
  all
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(", ")

/** The notice about several. */
export const wordsForSeveral = ({ due_soon, due, overdue }: Counts) => {
  const count = due_soon + due + overdue
  return {
    en: {
      title: `${count} services need attention`,
      message: `${parts([overdue, "overdue"], [due, "due"], [due_soon, "due soon"])}.`
    },
    es: {
      title: `${count} servicios requieren su atención`,
      message: `Vencidos: ${overdue}. Pendientes: ${due}. Vencen pronto: ${due_soon}.`
    }
  }
}
