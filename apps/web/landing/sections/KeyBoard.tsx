import { EmptyHook, HangingKey } from "../drawings/HangingKey.tsx"
import { Lamp, type State } from "../drawings/shapes.tsx"
import { type InLocale, sampleIn } from "../messages/index.ts"

type Board = ReturnType<typeof sampleIn>["board"]

interface Tag {
  readonly name: string
  /** `out`: the key is out, and the hook shows who has it. */
  readonly state: State | "out"
  readonly word: string
}

/** The angles of the keys in degrees: a board is never quite straight. */
const TILTS = [-1.2, 0.6, 1.6, -0.5, 0.9, -1.5, 0.3, 1.1]

const rails = (m: Board): ReadonlyArray<readonly [rail: string, tags: ReadonlyArray<Tag>]> => [
  [
    m.rails.fleet,
    [
      { name: m.van("07"), state: "go", word: m.ready },
      { name: m.van("12"), state: "out", word: m.withBen },
      { name: m.van("03"), state: "stop", word: m.grounded },
      { name: m.van("15"), state: "go", word: m.ready }
    ]
  ],
  [
    m.rails.rental,
    [
      { name: m.car("31"), state: "caution", word: m.due },
      { name: m.car("32"), state: "go", word: m.ready },
      { name: m.car("40"), state: "out", word: m.onRent },
      { name: m.car("44"), state: "go", word: m.ready }
    ]
  ],
  [
    m.rails.lot,
    [
      { name: m.lot("118"), state: "idle", word: m.forSale },
      { name: m.lot("121"), state: "out", word: m.testDrive },
      { name: m.lot("096"), state: "idle", word: m.forSale },
      { name: m.lot("130"), state: "go", word: m.ready }
    ]
  ]
]

const Place = ({ name, state, word, tilt }: Tag & { readonly tilt: number }) => (
  <div className={`place ${state}`}>
    {state === "out" ? <EmptyHook /> : <HangingKey tilt={tilt} />}
    <p>
      <b>{name}</b>
      <span>
        {state !== "out" && <Lamp state={state} />}
        {word}
      </span>
    </p>
  </div>
)

/** A picture of the depot's key board, with one rail per line of business. */
export const KeyBoard = ({ locale }: InLocale) => {
  const m = sampleIn(locale).board
  return (
    <figure className="board" aria-label={m.label}>
      <div aria-hidden="true">
        <p className="board-head">
          <span className="sign">{m.place}</span>
        </p>
        {rails(m).map(([rail, tags], row) => (
          <div key={rail} className="rail">
            <span className="rail-label">{rail}</span>
            <div className="rail-places">
              {tags.map((tag, place) => (
                <Place key={tag.name} {...tag} tilt={TILTS[(row * 3 + place) % TILTS.length] ?? 0} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </figure>
  )
}
