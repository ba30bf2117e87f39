/** The four states of the product and their shapes: readable without colour. */
export type State = "go" | "caution" | "stop" | "idle"

const SHAPES: Readonly<Record<State, React.ReactNode>> = {
  go: <circle cx="6" cy="6" r="5" />,
  caution: <path d="M6 .8 11.6 11H.4z" />,
  stop: <path d="M3.6.5h4.8L11.5 3.6v4.8L8.4 11.5H3.6L.5 8.4V3.6z" />,
  idle: <circle cx="6" cy="6" r="4.2" />
}

/** A state's shape, in its colour; the state in words is next to it. */
export const Lamp = ({ state }: { readonly state: State }) => (
  <svg className={`lamp ${state}`} viewBox="0 0 12 12" aria-hidden="true">
    {SHAPES[state]}
  </svg>
)

/** The same within a drawing, its middle at the given point. */
export const DrawnLamp = ({
  state,
  x,
  y,
  size = 12
}: {
  readonly state: State
  readonly x: number
  readonly y: number
  readonly size?: number
}) => (
  <g className={`lamp ${state}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 12})`}>
    {SHAPES[state]}
  </g>
)
