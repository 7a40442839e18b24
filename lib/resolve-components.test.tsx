import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderServerTree } from '@/tests/setup/server-tree';
import { resolveComponents } from './resolve-components';

/** As the framework passes a client component to components of the server. */
const ofBrowser = <Props,>(component: (props: Props) => ReactNode) =>
  Object.assign(component, { $$typeof: Symbol.for('react.client.reference') });

const called = vi.fn();
const Name = ({ name }: { name: string }) => {
  called(name);
  return <b>{name}</b>;
};
const Later = async ({ name }: { name: string }) => <Name name={name} />;
const Box = ofBrowser(({ slot, modals, children }: { slot: ReactNode; modals: { login: ReactNode }; children: ReactNode }) => (
  <div>
    {slot}
    {modals.login}
    {children}
  </div>
));

let left: ReactNode;
function Resolved({ tree }: { tree: ReactNode }) {
  left = resolveComponents(tree, 'preserved');
  return null;
}

/** What is left of a tree, resolved while React renders. */
async function resolved(tree: ReactNode): Promise<ReactNode> {
  await renderServerTree(<Resolved tree={tree} />);
  return left;
}

it('calls server components wherever they are, and preserves client components', async () => {
  const labels = { open: 'Open' };
  const tree = (
    <main>
      <Box slot={<Name name="slot" />} modals={{ login: <Name name="login" /> }} {...{ labels }}>
        <Later name="child" />
        text
      </Box>
    </main>
  );
  const resolvedTree = await resolved(tree);
  called.mockClear();
  expect(renderToStaticMarkup(resolvedTree)).toBe('<main><div><b>slot</b><b>login</b><b>child</b>text</div></main>');
  expect(called).not.toHaveBeenCalled();
  const box = (resolvedTree as ReactElement<{ children: ReactElement<{ labels: object }> }>).props.children;
  expect(box.type).toBe(Box);
  expect(box.props.labels).toBe(labels);
});

it('preserves keys', async () => {
  const nodes = await resolved(['a', 'b'].map((name) => <Name key={name} name={name} />));
  expect((nodes as ReactNode[]).map((node) => isValidElement(node) && node.key)).toEqual(['a', 'b']);
});

it('adds no children to an element without any', async () => {
  const rule = (await resolved(<hr className="line" />)) as ReactElement<object>;
  expect(rule.props).toEqual({ className: 'line' });
  expect('children' in rule.props).toBe(false);
});
