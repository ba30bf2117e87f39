import { Lamp, type State } from "../drawings/shapes.tsx"
import { type InLocale, sampleIn } from "../messages/index.ts"

type Texts = ReturnType<typeof sampleIn>["dashboard"]

interface Figure {
  readonly name: keyof Texts["figures"]
  readonly value: number
  readonly state?: State
}

const FIGURES: ReadonlyArray<Figure> = [
  { name: "vehicles", value: 148 },
  { name: "moving", value: 61, state: "go" },
  { name: "resting", value: 72, state: "idle" },
  { name: "due", value: 9, state: "caution" },
  { name: "grounded", value: 2, state: "stop" },
  { name: "silent", value: 4 }
]

interface Row {
  readonly name: keyof Texts["rows"]
  readonly plate: string
  readonly state: State
  readonly odometer: string
}

const ROWS: ReadonlyArray<Row> = [
  { name: "brakes", plate: "8KXR 204", state: "stop", odometer: "84,210" },
  { name: "oil", plate: "7LMB 551", state: "caution", odometer: "29,804" },
  { name: "moving", plate: "5DPT 917", state: "go", odometer: "112,077" },
  { name: "sale", plate: "2GHC 060", state: "idle", odometer: "38,560" }
]

const Figures = ({ m }: { readonly m: Texts }) => (
  <dl className="figures">
    {FIGURES.map(({ name, value, state }) => (
      <div key={name} className={`figure ${state ?? ""}`}>
        <dt>
          {state && <Lamp state={state} />}
          {m.figures[name]}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const VehicleRow = ({ m, row }: { readonly m: Texts; readonly row: Row }) => {
  const { vehicle, state, detail, where } = m.rows[row.name]
  return (
    <tr className={row.state}>
      <td>
        <span className="plate">{row.plate}</span>
        <small>{vehicle}</small>
      </td>
      <td>
        <span className="state">
          <Lamp state={row.state} />
          {state}
        </span>
        <small>{detail}</small>
      </td>
      <td>{where}</td>
      <td className="number">{m.kilometers(row.odometer)}</td>
    </tr>
  )
}

/** The sample dashboard card: what the product shows after sign-in, with figures that never change. */
export const Dashboard = ({ locale }: InLocale) => {
  const { dashboard: m, board } = sampleIn(locale)
  const { vehicle, state, where, odometer } = m.columns
  return (
    <figure className="dashboard" aria-label={m.label}>
      <div className="dashboard-head">
        <p>
          <b>{m.title}</b>
          <small>{m.subtitle}</small>
        </p>
        <span>{board.place}</span>
      </div>
      <Figures m={m} />
      <table>
        <caption>{m.decide}</caption>
        <thead>
          <tr>
            <th scope="col">{vehicle}</th>
            <th scope="col">{state}</th>
            <th scope="col">{where}</th>
            <th scope="col" className="number">
              {odometer}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <VehicleRow key={row.name} m={m} row={row} />
          ))}
        </tbody>
      </table>
    </figure>
  )
}
