/** Moves an existing DOM node to this position; a moved image does not flicker, unlike a new one. */
export const DomNode = ({ node }: { node: Element }) => (
  <div
    className="contents"
    ref={(box) => {
      box?.append(node);
    }}
  />
);
