/** Permissions by role: `x` where the role in the column has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  audit.read              x     x     .       .          .     .     .      .
`
