/** Who may do what: `x` where the role in the column may. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  devices.connect         x     x     x       x          x     x     x      .
  devices.read            x     x     x       x          x     x     x      x
`
