import type { FleetNumber } from "#fleet/contract"
import { ATTENTION, LIFECYCLES, type Shown, TODAY } from "../../contexts/operations/numbers/layout.ts"
import { Lamp, type State } from "../drawings/shapes.tsx"
import { type InLocale, operationsIn, sampleIn } from "../messages/index.ts"
import { SAMPLE_NUMBERS } from "../sampleNumbers.ts"

type Texts = ReturnType<typeof operationsIn>

interface NumbersProps {
  readonly m: Texts
  readonly shown: ReadonlyArray<Shown>
  readonly className: "figures" | "counts"
}

const stateOf = ({ name, state }: Shown): State | undefined =>
  state && SAMPLE_NUMBERS[name] === 0 ? "idle" : state

const classOf = (shown: Shown): string => {
  const zero = SAMPLE_NUMBERS[shown.name] === 0 ? " zero" : ""
  return `figure ${stateOf(shown) ?? ""}${zero}`
}

const Numbers = ({ m, shown, className }: NumbersProps) => (
  <dl className={className}>
    {shown.map((one) => {
      const state = stateOf(one)
      return (
        <div key={one.name} className={classOf(one)}>
          <dt>
            {state && <Lamp state={state} />}
            {LIFECYCLES.includes(one.name) && <i className={`share ${one.name}`} />}
            {m.numbers[one.name].label}
          </dt>
          <dd>{SAMPLE_NUMBERS[one.name]}</dd>
        </div>
      )
    })}
  </dl>
)

const withoutState = (name: FleetNumber): Shown => ({ name })

/** How many vehicles are in which state. */
const Bar = () => (
  <svg className="shares" viewBox={`0 0 ${SAMPLE_NUMBERS.vehicles} 10`} preserveAspectRatio="none">
    {LIFECYCLES.map((name, at) => (
      <rect
        key={name}
        className={`share ${name}`}
        x={LIFECYCLES.slice(0, at).reduce((sum, before) => sum + SAMPLE_NUMBERS[before], 0)}
        width={Math.max(0, SAMPLE_NUMBERS[name] - 0.5)}
        height="10"
      />
    ))}
  </svg>
)

/**
 * A picture of the Operations Center. Its parts, numbers and words are those of the page itself, which a test compares;
 * only the figures are made up.
 */
export const Dashboard = ({ locale }: InLocale) => {
  const { dashboard, board } = sampleIn(locale)
  const m = operationsIn(locale)
  return (
    <figure className="dashboard" aria-label={dashboard.label}>
      <div className="dashboard-head">
        <p>
          <b>{dashboard.title}</b>
          <small>{dashboard.subtitle}</small>
        </p>
        <span>{board.place}</span>
      </div>
      <div className="part">
        <p className="part-title">{m.today}</p>
        <Numbers m={m} shown={TODAY} className="figures" />
      </div>
      <div className="parts">
        <div className="part">
          <p className="part-title">{m.attention}</p>
          <Numbers m={m} shown={ATTENTION} className="counts" />
        </div>
        <div className="part">
          <p className="part-title">{m.byState}</p>
          <Bar />
          <Numbers
            m={m}
            shown={[withoutState("vehicles"), ...LIFECYCLES.map(withoutState)]}
            className="counts"
          />
        </div>
      </div>
    </figure>
  )
}
