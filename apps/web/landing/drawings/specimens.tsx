import type { landingIn } from "../messages/index.ts"
import { DrawnLamp, type State } from "./shapes.tsx"

interface Props {
  readonly m: ReturnType<typeof landingIn>["features"]["specimens"]
}

/** A checklist on a clipboard, with one failed line. */
export const Checklist = ({ m }: Props) => {
  const lines: ReadonlyArray<readonly [text: string, state: State]> = [
    [m.lights, "go"],
    [m.tires, "go"],
    [m.brakes, "stop"]
  ]
  return (
    <svg className="specimen" viewBox="0 0 240 150" aria-hidden="true">
      <rect x="34" y="16" width="172" height="134" rx="6" className="clipboard" />
      <rect x="44" y="30" width="152" height="120" className="paper" />
      <rect x="92" y="8" width="56" height="18" rx="4" className="clip" />
      {lines.map(([text, state], line) => (
        <g key={text} transform={`translate(0 ${line * 34})`}>
          <DrawnLamp state={state} x={62} y={58} size={14} />
          <text x="78" y="63" className="on-paper">
            {text}
          </text>
          {state === "stop" && (
            <text x="186" y="63" textAnchor="end" className="on-paper strong">
              {m.fail}
            </text>
          )}
          <path d="M52 75h136" className="rule" />
        </g>
      ))}
    </svg>
  )
}

/** A windscreen sticker that says when the next service is due. */
export const ServiceSticker = ({ m }: Props) => (
  <svg className="specimen" viewBox="0 0 240 150" aria-hidden="true">
    <path d="M4 152Q14 66 42 20q5-8 14-8h128q9 0 14 8 28 46 38 132Z" className="windscreen" />
    <path d="M106 12h28l-3 7h-22Z" className="clip" />
    <rect x="61" y="40" width="118" height="92" rx="6" className="paper" />
    <path d="M67 40h106a6 6 0 0 1 6 6v18H61V46a6 6 0 0 1 6-6Z" className="sticker-head" />
    <text x="120" y="57" textAnchor="middle" className="on-head">
      {m.nextService}
    </text>
    <text x="120" y="94" textAnchor="middle" className="on-paper figure-text">
      {m.kilometers}
    </text>
    <text x="120" y="118" textAnchor="middle" className="on-paper strong">
      {m.month}
    </text>
  </svg>
)

const PINS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The diagnostic socket with its sixteen contacts. */
export const Socket = ({ m }: Props) => (
  <svg className="specimen" viewBox="0 0 240 150" aria-hidden="true">
    <path
      d="M38 34h164a6 6 0 0 1 6 7l-14 56a8 8 0 0 1-8 6H54a8 8 0 0 1-8-6L32 41a6 6 0 0 1 6-7Z"
      className="socket"
    />
    <path d="M52 48h136l-9 40H61Z" className="socket-well" />
    {PINS.map((pin) => (
      <g key={pin}>
        <rect x={66 + pin * 14.6} y="54" width="6" height="10" rx="1" className="pin" />
        <rect x={66 + pin * 14.6} y="72" width="6" height="10" rx="1" className="pin" />
      </g>
    ))}
    <DrawnLamp state="go" x={88} y={127} size={11} />
    <text x="100" y="131" className="on-wall">
      {m.signal}
    </text>
  </svg>
)

/** Two notes on one vehicle. */
export const Notes = ({ m }: Props) => (
  <svg className="specimen" viewBox="0 0 240 150" aria-hidden="true">
    <path
      d="M22 20h146a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H46l-14 13V72H22a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z"
      className="paper"
    />
    <rect x="28" y="28" width="66" height="16" rx="3" className="drawn-plate" />
    <text x="61" y="40" textAnchor="middle" className="on-plate">
      8KXR 204
    </text>
    <text x="28" y="62" className="on-paper">
      {m.chat}
    </text>
    <path
      d="M72 92h146a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-10v13l-14-13H72a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6Z"
      className="note-reply"
    />
    <text x="78" y="115" className="on-wall">
      {m.reply}
    </text>
  </svg>
)
