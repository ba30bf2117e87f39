import { OpenWorkOrder, WorkOrderKind, workOrderName, WorkOrderPriority } from "#maintenance/contract"
import { UserId } from "#kernel"
import { useState } from "react"
import { useNavigate } from "react-router"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import type { ReadVehicle } from "../../fleet/meters/useReadingForm.ts"
import { workOrders } from "../messages/pages.ts"
import type { NewWorkOrderProps } from "./NewWorkOrderDialog.tsx"
import { chosenOf, type GivenSource, useSources } from "./useSources.ts"
import { useSaved } from "./workOrders.ts"

const LENGTH = 200

const toggled = (chosen: ReadonlyArray<string>, key: string) =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]

/** The form of a new work order, and what its lines can be about. */
export const useOpening = ({ organization, vehicle: given, source, onClose }: NewWorkOrderProps) => {
  const m = useMessages(workOrders)
  const check = useChecks()
  const navigate = useNavigate()
  const saved = useSaved(organization)
  const [vehicle, setVehicle] = useState(given)
  const [keys, setKeys] = useState<ReadonlyArray<string>>(source ? [source.key] : [])
  const { sources, isLoaded, query } = useSources(organization, vehicle?.id)
  // The one that it is opened for is known before the others are.
  const chosen = chosenOf<GivenSource>(isLoaded || !source ? sources : [source], keys)
  const [first] = chosen
  const isTitle = check.line(m.fields.title, LENGTH)
  const form = useDraftedForm({
    draft: `work-order.new.${organization.id}.${given?.id ?? ""}`,
    initial: {
      vehicle: given?.id ?? "",
      title: "",
      kind: source && "recall_id" in source.line ? "recall" : "corrective",
      priority: "normal",
      assignee: ""
    },
    notStored: ["vehicle"],
    checks: {
      vehicle: check.chosen(m.fields.vehicle),
      title: (text) => {
        if (text.trim() !== "") return isTitle(text)
        if (first) return undefined
        return isLoaded ? isTitle(text) : m.create.notLoaded
      }
    },
    submit: async ({ title, kind, priority, assignee }) => {
      if (!vehicle) return false
      const opened = await api(OpenWorkOrder, {
        params: { organizationId: organization.id },
        body: {
          vehicle_id: vehicle.id,
          title: title.trim() === "" ? (first?.title ?? "") : title,
          kind: WorkOrderKind.literals.find((one) => one === kind) ?? "corrective",
          priority: WorkOrderPriority.literals.find((one) => one === priority) ?? "normal",
          assigned_to: assignee === "" ? null : UserId.make(assignee),
          lines: chosen.map(({ line }) => line)
        }
      })
      await saved(opened)
      notify.success(m.create.done(workOrderName(opened.number)))
      onClose()
      void navigate(`/services/work-orders/${opened.id}`)
      return true
    }
  })
  const choose = (one: ReadVehicle | undefined) => {
    setVehicle(one)
    setKeys([])
    form.set("vehicle", one?.id ?? "")
  }
  const toggle = (key: string) => setKeys((before) => toggled(before, key))
  return { form, vehicle, choose, offered: { sources, isLoaded, query, chosen: keys, toggle } }
}
