/** A bank's own drawing; its name stands beside it. */
export function BankLogo({ image, className = 'size-10' }: { image: string; className?: string }) {
  // biome-ignore lint/performance/noImgElement: a small drawing needs no other size of itself.
  return <img src={image} alt="" width={40} height={40} className={`shrink-0 rounded-[10px] bg-tuff-50 ${className}`} />;
}
