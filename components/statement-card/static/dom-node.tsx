/** Places an element of the document without drawing it again: a picture that is moved does not flicker. */
export const DomNode = ({ node }: { node: Element }) => (
  <div
    className="contents"
    ref={(box) => {
      box?.append(node);
    }}
  />
);
