/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  inspections.edit_forms  x     x     x       .          .     .     .      .
  inspections.export      x     x     x       .          .     .     .      .
  inspections.perform     x     x     x       x          x     x     x      .
  inspections.read        x     x     x       x          x     x     x      x
  inspections.review      x     x     x       x          .     .     .      .
`
