import type { ReactNode } from "react"
import { DrawnLamp, type State } from "./shapes.tsx"
import { Car, Van } from "./vehicles.tsx"

interface Bay {
  readonly name: string
  /** Undefined: the bay is empty, its vehicle is on the road. */
  readonly state?: State
}

const BAYS = [40, 120, 200, 280, 360]
const STRAIGHT = [0, 80, 160, 240, 320].map((x) => `M${x} 22v120`).join("")
const SLANTED = [94, 174, 254, 334, 414].map((x) => `M${x} 22l-28 120`).join("")
const ROAD = { y: 176, height: 60, middle: 206 }

/** The background shared by the three yards: wall, bays, and the road through all of them. */
const Ground = ({ lines, children }: { readonly lines: string; readonly children: ReactNode }) => (
  <svg className="depot" viewBox="0 0 400 248" aria-hidden="true">
    <path d="M0 14h400" className="wall" />
    <path d={lines} className="bay-line" />
    <rect x="0" y={ROAD.y} width="400" height={ROAD.height} className="road-bed" />
    <path d={`M0 ${ROAD.middle}h400`} className="road-line" />
    {children}
  </svg>
)

const Bays = ({
  bays,
  turn = 0,
  Vehicle
}: {
  readonly bays: ReadonlyArray<Bay>
  readonly turn?: number
  readonly Vehicle: () => ReactNode
}) => (
  <>
    {bays.map(({ name, state }, index) => (
      <g key={name} transform={`translate(${BAYS[index]} 76)`} className={`bay ${state ?? "out"}`}>
        <g transform={`rotate(${turn})`}>
          {state ? (
            <Vehicle />
          ) : (
            <rect x="-17" y="-37" width="34" height="74" rx="9" className="bay-outline" />
          )}
        </g>
        <text x={turn / -2} y="72">
          {name}
        </text>
        {state && state !== "go" && <DrawnLamp state={state} x={0} y={state === "stop" ? 6 : 7} size={20} />}
      </g>
    ))}
  </>
)

const OnRoad = ({
  x,
  name,
  children
}: {
  readonly x: number
  readonly name: string
  readonly children: ReactNode
}) => (
  <g transform={`translate(${x} ${ROAD.middle + 15})`} className="bay go on-road">
    <g transform="rotate(90) scale(0.62)">{children}</g>
    <text x={-46} y={5}>
      {name}
    </text>
  </g>
)

/** The fleet's yard: one van is on the road, and one is grounded. */
export const FleetYard = () => (
  <Ground lines={STRAIGHT}>
    <Bays
      Vehicle={Van}
      bays={[
        { name: "07", state: "go" },
        { name: "12" },
        { name: "03", state: "stop" },
        { name: "15", state: "go" },
        { name: "18", state: "go" }
      ]}
    />
    <OnRoad x={230} name="12">
      <Van />
    </OnRoad>
  </Ground>
)

/** The rental rows: one car is due, one is with a customer. */
export const RentalRows = () => (
  <Ground lines={`${STRAIGHT}M400 22v120`}>
    <Bays
      Vehicle={Car}
      bays={[
        { name: "31", state: "caution" },
        { name: "32", state: "go" },
        { name: "40" },
        { name: "44", state: "go" },
        { name: "45", state: "go" }
      ]}
    />
    <OnRoad x={120} name="40">
      <Car />
    </OnRoad>
  </Ground>
)

/** The dealer's front line, with angled bays; one car is on a test drive. */
export const FrontLine = () => (
  <Ground lines={SLANTED}>
    <Bays
      Vehicle={Car}
      turn={13}
      bays={[
        { name: "096", state: "go" },
        { name: "118", state: "go" },
        { name: "121" },
        { name: "130", state: "go" },
        { name: "134", state: "go" }
      ]}
    />
    <OnRoad x={290} name="121">
      <Car />
    </OnRoad>
  </Ground>
)
