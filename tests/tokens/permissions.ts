/** The permissions of each role: `x` where the role has it. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  tokens.manage           x     x     .       .          .     .     .      .
`
