import { isDisposed, type VehicleId } from "#fleet/contract"
import type { OfflineForms } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { TextField } from "@radix-ui/themes"
import { Search } from "lucide-react"
import { useState } from "react"
import { useOffline } from "../../../api/connection.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useFoundVehicles } from "../../fleet/useVehicleSearch.ts"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { ChooseRow } from "./ChooseRow.tsx"

/** How many of the vehicles on this device are listed; the search finds the others. */
const LISTED = 30

type Stored = OfflineForms["vehicles"][number]

/** Whether every word of a search is in a vehicle's name, make or model. */
const matches = ({ name, make, model }: Stored, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${make ?? ""} ${model ?? ""}`.toLowerCase().includes(word))

const useAbout = (due: OfflineForms["due"]) => {
  const m = useMessages(catalogue).choose
  return ({ id, make, model, mine }: Stored): string => {
    const words = [make, model].filter((part) => part !== null).join(" ")
    const needed = due.filter(({ vehicle }) => vehicle.id === id)
    return [words, mine && m.mine, ...needed.map((one) => m.due[one.state](one.form.name))]
      .filter(Boolean)
      .join(" · ")
  }
}

/** What is missing from the list, and why. */
const useNote = (data: OfflineForms, matching: number, search: string) => {
  const m = useMessages(catalogue).choose
  const isOffline = useOffline()
  const notStored = data.vehicle_count - data.vehicles.length
  if (isOffline && notStored > 0) return m.onlyStored(data.vehicles.length, data.vehicle_count)
  const more = Math.max(0, matching - LISTED) + (search === "" ? Math.max(0, notStored) : 0)
  return more > 0 ? m.more(more) : undefined
}

interface Props {
  readonly organization: Organization
  readonly data: OfflineForms
  readonly onChoose: (vehicle: VehicleId) => void
}

/** The vehicles on this device, and with a connection those that the server finds, too. */
export const ChooseVehicle = ({ organization, data, onChoose }: Props) => {
  const m = useMessages(catalogue).choose
  const [typed, setTyped] = useState("")
  const search = typed.trim()
  const aboutOf = useAbout(data.due)
  const onServer = useFoundVehicles(organization, search)
  const isStored = new Set(data.vehicles.map(({ id }) => id))
  const matching = data.vehicles.filter((vehicle) => matches(vehicle, search))
  const others = onServer.vehicles.filter(({ id, lifecycle }) => !isStored.has(id) && !isDisposed(lifecycle))
  const note = useNote(data, matching.length, search)
  const isEmpty = matching.length + others.length === 0
  return (
    <>
      <div className={styles["search"]}>
        <TextField.Root
          size="3"
          type="search"
          autoComplete="off"
          aria-label={m.search}
          placeholder={m.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        >
          <TextField.Slot>
            <Search size={18} aria-hidden="true" />
          </TextField.Slot>
        </TextField.Root>
      </div>
      {isEmpty && <p className={styles["note"]}>{onServer.isPending ? m.searching : m.noVehicle}</p>}
      <ul className={styles["list"]} aria-label={m.vehicle}>
        {matching.slice(0, LISTED).map((vehicle) => (
          <ChooseRow
            key={vehicle.id}
            name={vehicle.name}
            about={aboutOf(vehicle)}
            onClick={() => onChoose(vehicle.id)}
          />
        ))}
        {others.map(({ id, name, about }) => (
          <ChooseRow key={id} name={name} about={about} onClick={() => onChoose(id)} />
        ))}
      </ul>
      {note && <p className={styles["note"]}>{note}</p>}
    </>
  )
}
