/**
 * The only markup strings the page may ever parse: two style sheets that Radix writes with
 * dangerouslySetInnerHTML, character for character as in its scroll area and select.
 * A test compares them with the installed packages.
 */
export const ALLOWED_STYLES = ["scroll-area", "select"].map(
  (part) =>
    `[data-radix-${part}-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-${part}-viewport]::-webkit-scrollbar{display:none}`
)
