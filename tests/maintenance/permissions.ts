/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  services.read           x     x     x       x          x     x     x      x
  services.complete       x     x     x       x          .     .     .      .
  services.edit           x     x     x       .          .     .     .      .
  defects.read            x     x     x       x          x     x     x      x
  defects.report          x     x     x       x          x     x     x      .
  defects.edit            x     x     x       x          .     .     .      .
  workorders.read         x     x     x       x          x     x     x      x
  workorders.edit         x     x     x       x          .     .     .      .
  workorders.approve      x     x     x       .          .     .     .      .
  workorders.approve_any  x     x     .       .          .     .     .      .
  parts.edit              x     x     x       x          .     .     .      .
`
