import type { PlanningBoard, WorkOrderView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { useState } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { planning, workshop } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { SettingsLink } from "../settings/SettingsLink.tsx"
import { AddBayButton } from "./AddBayButton.tsx"
import { Board } from "./Board.tsx"
import { columnsOf, firstOpenOf, movedTo, rowOf, rowsOf, spanOf, type Target } from "./layout.ts"
import { Card } from "./Card.tsx"
import { PlanDialog } from "./PlanDialog.tsx"
import styles from "./Planning.module.css"
import { useBoard, useMove, usePlanningState, useUnscheduling } from "./planning.ts"
import { Proposals } from "./Proposals.tsx"
import { Toolbar } from "./Toolbar.tsx"
import { useMoving } from "./useMoving.ts"

interface Props {
  readonly organization: Organization
}

interface LoadedProps extends Props {
  readonly board: PlanningBoard
  readonly state: ReturnType<typeof usePlanningState>
}

/** The board as it is shown, and what moving a work order on it does. */
const usePlan = ({ organization, board, state: { view, by, day } }: LoadedProps) => {
  const m = useMessages(planning)
  const { someone } = useMessages(workshop)
  const format = useFormat(organization.time_zone)
  const timeZone = organization.time_zone
  const rows = rowsOf(board, by, { none: m.none[by], someone })
  const columns = columnsOf(view, day, board.week, timeZone)
  const firstOpen = firstOpenOf(columns, new Date(useNow()))
  const timeOf = (order: WorkOrderView, at: number) => {
    const column = columns[at] ?? columns[0]
    return column && movedTo(order, column, timeZone)
  }
  const move = useMove(organization)
  const unschedule = useUnscheduling(organization)
  const moves = useMoving({
    rows: rows.length,
    columns: columns.length,
    placeOf: (order) => ({
      row: rowOf(order, by, rows),
      column: order.scheduled_from === null ? firstOpen : spanOf(order, columns).first
    }),
    describe: ({ row, column }) => {
      const { from } = columns[column] ?? {}
      return m.keyboard.place(rows[row]?.name ?? "", from ? format.dateTime(from) : "")
    },
    drop: (order: WorkOrderView, { row, column }: Target) => {
      const time = timeOf(order, column)
      if (time) move.mutate({ order, ...time, by, resource: rows[row]?.id ?? null })
    },
    takeOff: (order) => unschedule.mutate(order)
  })
  return { rows, columns, moves, proposedFor: (order: WorkOrderView) => timeOf(order, firstOpen) }
}

const Unscheduled = ({
  organization,
  board,
  plan,
  onOpen
}: Props & {
  readonly board: PlanningBoard
  readonly plan: ReturnType<typeof usePlan>
  readonly onOpen: (order: WorkOrderView) => void
}) => {
  const m = useMessages(planning).unscheduled
  return (
    <Panel title={m.title}>
      <div className={styles["cards"]} data-unscheduled="">
        {board.unscheduled.length === 0 && m.empty}
        {board.unscheduled.map((order) => (
          <Card key={order.id} organization={organization} order={order} moves={plan.moves} onOpen={onOpen} />
        ))}
      </div>
    </Panel>
  )
}

const Loaded = (props: LoadedProps) => {
  const m = useMessages(planning)
  const { organization, board, state } = props
  const plan = usePlan(props)
  const [opened, open] = useState<WorkOrderView>()
  const proposed = opened && plan.proposedFor(opened)
  return (
    <div className={styles["page"]}>
      <Panel flush>
        <Board
          {...plan}
          organization={organization}
          board={board}
          view={state.view}
          by={state.by}
          onOpen={open}
        />
        {board.more && <output>{m.more}</output>}
      </Panel>
      <div className={styles["side"]}>
        <Unscheduled organization={organization} board={board} plan={plan} onOpen={open} />
        {organization.can.includes("workorders.edit") && (
          <Proposals organization={organization} due={board.due} />
        )}
      </div>
      <VisuallyHidden asChild>
        <output>{plan.moves.said}</output>
      </VisuallyHidden>
      {opened && proposed && (
        <PlanDialog
          organization={organization}
          order={opened}
          board={board}
          proposed={proposed}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  )
}

const Planning = ({ organization }: Props) => {
  const state = usePlanningState(organization)
  const query = useBoard(organization, state)
  return (
    <>
      <Toolbar state={state} />
      {query.data ? (
        <Loaded organization={organization} board={query.data} state={state} />
      ) : (
        <Panel flush>
          <NotLoaded query={query} />
        </Panel>
      )}
    </>
  )
}

const actions = (organization: Organization) =>
  organization.can.includes("workorders.approve") && (
    <>
      <SettingsLink />
      <AddBayButton organization={organization} />
    </>
  )

/** The workshop's plan: what is done when, where and by whom, and what could be. */
const PlanningPage = () => (
  <ServicesFrame permission="workorders.read" renderActions={actions}>
    {(organization) => <Planning organization={organization} />}
  </ServicesFrame>
)

export const Component = PlanningPage
