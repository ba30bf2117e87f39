/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  imports.run             x     x     x       .          .     .     .      .
`
