/** The permissions of each role: `x` where the role has it. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  views.manage            x     x     x       .          .     .     .      .
  views.save              x     x     x       x          x     x     x      x
  views.share             x     x     x       x          x     x     .      .
`
