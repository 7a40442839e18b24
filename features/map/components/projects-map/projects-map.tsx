'use client';

import { useRef } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { ProjectsMapProps } from './projects-map.client';

const ProjectsMapClient = clientOnlyComponent(async () => (await import('./projects-map.client')).default, <MapLoading />);

/** Projects on a map. Loaded when it comes into view. */
export function ProjectsMap(props: ProjectsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="relative isolate h-128 overflow-clip rounded-card bg-tuff-100">
      {isSeen ? <ProjectsMapClient {...props} /> : null}
    </div>
  );
}
