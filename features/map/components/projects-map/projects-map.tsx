'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { MapLoading } from '../map-loading';
import { useOnScreen } from '../use-on-screen';
import type { ProjectsMapProps } from './projects-map.client';

const ProjectsMapClient = dynamic(() => import('./projects-map.client'), { ssr: false, loading: MapLoading });

/** Projects on a map. Nothing of it is loaded before it is seen. */
export function ProjectsMap(props: ProjectsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  return (
    <div ref={box} className="relative isolate h-128 overflow-clip rounded-card bg-tuff-100">
      {isSeen ? <ProjectsMapClient {...props} /> : null}
    </div>
  );
}
