/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  customers.edit          x     x     x       .          x     x     .      .
  customers.export        x     x     x       .          .     .     .      .
  customers.import        x     x     x       .          .     .     .      .
  customers.read          x     x     x       x          x     x     x      x
`
