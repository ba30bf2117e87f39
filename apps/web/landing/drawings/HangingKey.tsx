const TAG = "M16 32h64l12 12v44a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V44Z"
const BLADE = "M43 62h11v34l-4 3 4 3v5l-4 3 4 3v5l-5.5 7-5.5-6Z"

/** A hook, with its plate and screw. */
const Hook = () => (
  <g>
    <rect x="41" y="-2" width="14" height="18" rx="3" className="plate-steel" />
    <circle cx="48" cy="4" r="1.8" className="screw" />
    <path d="M44 10v10a4 4 0 0 0 8 0v-2" className="hook-wire" />
  </g>
)

/** A key on its hook, behind its tag; the tag's text is laid over it. Drawn 96 by 128. */
export const HangingKey = ({ tilt }: { readonly tilt: number }) => (
  <svg viewBox="0 -2 96 130" aria-hidden="true">
    <g transform={`rotate(${tilt * 3 + 9} 48 38)`}>
      <path d={BLADE} className="blade" />
      <path d="M48.5 64v54" className="groove" />
    </g>
    <path d={TAG} className="tag-body" />
    <circle cx="48" cy="42.5" r="4.5" className="tag-hole" />
    <circle cx="48" cy="33.5" r="10" className="ring" />
    <Hook />
  </svg>
)

/** A hook whose key is out: only the painted outline shows. */
export const EmptyHook = () => (
  <svg viewBox="0 -2 96 130" aria-hidden="true">
    <path d={TAG} className="outline" />
    <Hook />
  </svg>
)
