'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Props of the handle that moves a tile. */
export type SortHandle = HTMLAttributes<HTMLElement> & { ref: (element: HTMLElement | null) => void };

interface SortableGridProps {
  /** Name of the list. */
  label: string;
  ids: readonly string[];
  onMove: (id: string, to: number) => void;
  renderItem: (id: string, handle: SortHandle) => ReactNode;
  /** Read out while a tile is moved by keyboard; positions count from 1. */
  labels: {
    /** Role description of a handle: "movable photo". */
    role: string;
    instructions: string;
    lifted: (position: number) => string;
    over: (position: number, total: number) => string;
    dropped: (position: number, total: number) => string;
    cancelled: (position: number) => string;
  };
  className?: string;
}

/** A press this long lifts a tile, so that a finger can still scroll the page. */
const touchDelayMs = 220;
const touchTolerancePx = 8;
const mouseDistancePx = 5;

function SortableTile({ id, role, renderItem }: { id: string; role: string } & Pick<SortableGridProps, 'renderItem'>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: role },
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
  };
  return (
    <li ref={setNodeRef} style={style} className={cn('min-w-0', isDragging && 'relative z-10 opacity-85')}>
      {renderItem(id, { ...attributes, ...listeners, ref: setActivatorNodeRef })}
    </li>
  );
}

/** Tiles that are reordered by dragging, by a long press on touch, and by Space and arrows on a handle. */
export function SortableGrid({ label, ids, onMove, renderItem, labels, className }: SortableGridProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistancePx } }),
    useSensor(TouchSensor, { activationConstraint: { delay: touchDelayMs, tolerance: touchTolerancePx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const position = (id: UniqueIdentifier | undefined): number => ids.indexOf(String(id)) + 1;
  const finish = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), position(over.id) - 1);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={finish}
      accessibility={{
        screenReaderInstructions: { draggable: labels.instructions },
        announcements: {
          onDragStart: ({ active }) => labels.lifted(position(active.id)),
          onDragOver: ({ active, over }) => {
            if (!over) return undefined;
            // A lifted tile starts over the place it came from, which needs no announcement.
            return over.id === active.id ? labels.lifted(position(active.id)) : labels.over(position(over.id), ids.length);
          },
          onDragEnd: ({ active, over }) => labels.dropped(position((over ?? active).id), ids.length),
          onDragCancel: ({ active }) => labels.cancelled(position(active.id)),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ul aria-label={label} className={className}>
          {ids.map((id) => (
            <SortableTile key={id} id={id} role={labels.role} renderItem={renderItem} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
