/** Who may do what: `x` where the role in the column may. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  customers.edit          x     x     x       .          x     x     .      .
  customers.export        x     x     x       .          .     .     .      .
  customers.import        x     x     x       .          .     .     .      .
  customers.read          x     x     x       x          x     x     x      x
`
