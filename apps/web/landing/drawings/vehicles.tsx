/** A van from above, its nose up, around the origin: 38 by 88. */
export const Van = () => (
  <g>
    <rect x="-22" y="-27" width="44" height="5" rx="2" className="mirror" />
    <rect x="-19" y="-44" width="38" height="88" rx="7" className="vehicle" />
    <path d="M-15-32q15-6 30 0l-2 11h-26Z" className="glass" />
    <path d="M-14-14h28M-14 2h28M-14 18h28M-14 34h28" className="rib" />
  </g>
)

/** A car from above, its nose up, around the origin: 34 by 72. */
export const Car = () => (
  <g>
    <rect x="-20" y="-12" width="40" height="4" rx="2" className="mirror" />
    <rect x="-17" y="-36" width="34" height="72" rx="11" className="vehicle" />
    <path d="M-13-14q13-6 26 0l-2.5 10h-21Z" className="glass" />
    <path d="M-11 18h22l2 8q-13 4-26 0Z" className="glass" />
    <path d="M-12-4v20M12-4v20" className="rib" />
  </g>
)
