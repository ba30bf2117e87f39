/** Who may do what: `x` where the role in the column may. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  audit.read              x     x     .       .          .     .     .      .
`
