import { useLayoutEffect, useRef } from "react"

interface Props {
  readonly content: Blob
  readonly alt: string
  readonly className?: string | undefined
}

/** A picture that this page has in memory. */
export const Picture = ({ content, alt, className }: Props) => {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const url = URL.createObjectURL(content)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [content])
  return <img ref={image} alt={alt} className={className} />
}
