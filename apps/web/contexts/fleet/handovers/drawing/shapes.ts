import type { DrawingSide, VehicleKind } from "#fleet/contract"

/** Lines of a side of a vehicle, in a box of this size. The front is on the left. */
export interface Shape {
  readonly width: number
  readonly height: number
  readonly body: string
  readonly glass: string
  readonly lines: string
  readonly wheels: ReadonlyArray<readonly [x: number, y: number, radius: number]>
}

type Outline = Readonly<Record<Exclude<DrawingSide, "right">, Shape>>

const car: Outline = {
  left: {
    width: 400,
    height: 160,
    body: "M16 120 18 102Q20 88 50 82L108 72Q138 38 182 34H244Q290 36 322 70 368 76 380 92L384 120H338A32 32 0 0 0 274 120H128A32 32 0 0 0 64 120Z",
    glass: "M124 70Q148 45 186 43H204V70ZM212 43H240Q276 46 300 70H212Z",
    lines:
      "M208 74V116M118 76Q116 100 124 116M306 76Q300 92 292 98M184 84H198M276 84H290M22 98H42M372 92 382 96",
    wheels: [
      [96, 122, 24],
      [306, 122, 24]
    ]
  },
  top: {
    width: 400,
    height: 180,
    body: "M44 26Q14 32 12 90 14 148 44 154H352Q386 148 388 90 386 32 352 26Z",
    glass: "M120 40Q100 90 120 140L154 126Q146 90 154 54ZM296 56Q304 90 296 124L322 136Q336 90 322 44Z",
    lines:
      "M158 54H292M158 126H292M40 56Q80 44 112 46M40 124Q80 136 112 134M132 26 126 14H140L146 26M132 154 126 166H140L146 154M336 50H372M336 130H372",
    wheels: []
  },
  front: {
    width: 220,
    height: 160,
    body: "M28 126V96Q30 80 48 74L64 40Q69 30 82 30H138Q151 30 156 40L172 74Q190 80 192 96V126Z",
    glass: "M62 72 76 42Q79 38 86 38H134Q141 38 144 42L158 72Z",
    lines:
      "M70 92H150M70 100H150M84 112H136V124H84ZM34 88H58L54 102H34M186 88H162L166 102H186M48 74 34 68 32 78M172 74 186 68 188 78",
    wheels: [
      [46, 132, 13],
      [174, 132, 13]
    ]
  },
  back: {
    width: 220,
    height: 160,
    body: "M28 126V92Q30 78 46 72L66 38Q71 30 84 30H136Q149 30 154 38L174 72Q190 78 192 92V126Z",
    glass: "M64 68 78 42Q81 38 88 38H132Q139 38 142 42L156 68Z",
    lines: "M34 84H62V100H34M186 84H158V100H186M84 92H136V106H84ZM40 116H180",
    wheels: [
      [46, 132, 13],
      [174, 132, 13]
    ]
  }
}

const van: Outline = {
  left: {
    width: 400,
    height: 160,
    body: "M14 122V94Q16 80 40 74L68 38Q76 24 98 22H372Q388 22 388 40V122H342A32 32 0 0 0 278 122H126A32 32 0 0 0 62 122Z",
    glass: "M54 72 78 40Q84 34 96 34H122V72Z",
    lines: "M128 30V118M214 30V118M132 84H144M222 84H234M128 78H384M18 100H34M388 84H378V102H388",
    wheels: [
      [94, 124, 24],
      [310, 124, 24]
    ]
  },
  top: {
    width: 400,
    height: 180,
    body: "M40 24Q14 30 12 90 14 150 40 156H380Q388 156 388 148V32Q388 24 380 24Z",
    glass: "M72 36Q56 90 72 144L104 132Q96 90 104 48Z",
    lines:
      "M108 46H382M108 134H382M382 46V134M84 24 78 10H92L98 24M84 156 78 170H92L98 156M200 46V134M290 46V134",
    wheels: []
  },
  front: {
    width: 220,
    height: 180,
    body: "M26 148V100Q28 86 40 80L50 34Q54 22 70 22H150Q166 22 170 34L180 80Q192 86 194 100V148Z",
    glass: "M50 78 58 42Q60 34 70 34H150Q160 34 162 42L170 78Z",
    lines:
      "M68 104H152M68 114H152M84 128H136V142H84ZM32 96H58L54 114H32M188 96H162L166 114H188M40 80 22 70V90M180 80 198 70V90",
    wheels: [
      [46, 154, 13],
      [174, 154, 13]
    ]
  },
  back: {
    width: 220,
    height: 180,
    body: "M28 148V36Q28 22 44 22H176Q192 22 192 36V148Z",
    glass: "M46 40H102V78H46ZM118 40H174V78H118Z",
    lines: "M110 24V146M32 94H44V122H32M188 94H176V122H188M98 104H104M116 104H122M84 130H136V142H84Z",
    wheels: [
      [46, 154, 13],
      [174, 154, 13]
    ]
  }
}

const truck: Outline = {
  left: {
    width: 420,
    height: 170,
    body: "M14 128V82L28 34Q32 20 46 20H104V128ZM114 12H406V108H114Z",
    glass: "M28 74 40 36Q42 32 50 32H80V74Z",
    lines:
      "M104 116H406M86 40V120M90 86H98M18 104H34M170 12V108M230 12V108M290 12V108M350 12V108M150 116V128H240V116",
    wheels: [
      [60, 134, 22],
      [304, 134, 22],
      [358, 134, 22]
    ]
  },
  top: {
    width: 420,
    height: 180,
    body: "M30 30Q14 34 14 90 14 146 30 150H104V30ZM114 22H406V158H114Z",
    glass: "M32 44Q24 90 32 136L54 128Q48 90 54 52Z",
    lines: "M187 22V158M260 22V158M333 22V158M60 46H98V134H60ZM46 30 38 14H54L60 30M46 150 38 166H54L60 150",
    wheels: []
  },
  front: {
    width: 220,
    height: 190,
    body: "M32 154V40Q32 22 52 22H168Q188 22 188 40V154Z",
    glass: "M44 44Q46 36 56 36H164Q174 36 176 44L180 84H40Z",
    lines:
      "M62 100H158M62 110H158M62 120H158M38 126H60V142H38M182 126H160V142H182M84 134H136V148H84ZM32 52H18V84H32M188 52H202V84H188",
    wheels: [
      [50, 162, 14],
      [170, 162, 14]
    ]
  },
  back: {
    width: 220,
    height: 190,
    body: "M28 14H192V146H28Z",
    glass: "",
    lines:
      "M110 14V146M98 20V140M122 20V140M34 24V136M186 24V136M36 152H64V160H36M184 152H156V160H184M84 152H136V164H84Z",
    wheels: [
      [52, 166, 12],
      [168, 166, 12]
    ]
  }
}

const OUTLINES: Readonly<Record<VehicleKind, Outline>> = {
  car,
  motorcycle: car,
  van,
  truck,
  trailer: truck,
  equipment: truck
}

/** The drawing of a side. The right side is the left one, mirrored. */
export const shapeOf = (kind: VehicleKind, side: DrawingSide): Shape & { readonly isMirrored: boolean } => ({
  ...OUTLINES[kind][side === "right" ? "left" : side],
  isMirrored: side === "right"
})
