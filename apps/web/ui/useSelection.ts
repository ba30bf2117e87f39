import { useState } from "react"

/**
 * Which rows of a list are selected; only listed ones can be. With the Shift key, a click selects everything since the
 * previous one.
 */
export const useSelection = <Id extends string>(listed: ReadonlyArray<Id>) => {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  const [latest, setLatest] = useState<Id>()
  const toggle = (id: Id, range: boolean) => {
    if (!listed.includes(id)) return
    const [from, to] = [listed.indexOf(latest ?? id), listed.indexOf(id)].toSorted((a, b) => a - b)
    const ids = range && from !== undefined && from >= 0 ? listed.slice(from, (to ?? from) + 1) : [id]
    const next = new Set(chosen)
    for (const one of ids) {
      if (chosen.has(id)) next.delete(one)
      else next.add(one)
    }
    setChosen(next)
    setLatest(id)
  }
  const choose = (ids: ReadonlyArray<Id>) => {
    setChosen(new Set(ids))
    setLatest(undefined)
  }
  const selected = listed.filter((id) => chosen.has(id)).length
  return {
    /** Whether there is anything to select. */
    ready: listed.length > 0,
    /** What is selected, to be compared by `chooseInstead`. */
    chosen,
    ids: [...chosen],
    has: (id: Id) => chosen.has(id),
    toggle,
    all: listed.length > 0 && selected === listed.length,
    choose,
    /** Selects rows that had to be loaded, unless the selection has changed since. */
    chooseInstead: (before: ReadonlySet<Id>, ids: ReadonlyArray<Id>) =>
      setChosen((now) => (now === before ? new Set(ids) : now)),
    /** Selects rows again, unless others have been selected since. */
    chooseAgain: (ids: ReadonlyArray<Id>) => setChosen((now) => (now.size === 0 ? new Set(ids) : now)),
    clear: () => choose([])
  }
}

export type Selection<Id extends string> = ReturnType<typeof useSelection<Id>>
