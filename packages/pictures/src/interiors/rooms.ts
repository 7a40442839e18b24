import type { SceneDraft } from '../scene';
import { drawBathroom } from './bathroom';
import { drawBedroom } from './bedroom';
import { drawKitchen } from './kitchen';
import { drawLiving } from './living';
import { drawOffice } from './office';
import { drawTerrace } from './terrace';

const homes = [1, 2, 3, 6] as const;

const livings: readonly SceneDraft[] = (
  [
    {
      layout: 'window',
      wall: '#e6e9e6',
      floor: '#b98a63',
      floorKind: 'boards',
      sofa: '#7f3549',
      rug: '#d9c3a6',
      curtain: '#f4ede2',
      view: 'city',
    },
    {
      layout: 'media',
      wall: '#efe4d4',
      floor: '#c9a67e',
      floorKind: 'parquet',
      sofa: '#3d7686',
      rug: '#b96c53',
      curtain: '#e6d9c6',
      view: 'city',
    },
    {
      layout: 'fireplace',
      wall: '#b9c6bd',
      floor: '#a8784f',
      floorKind: 'parquet',
      sofa: '#8a5a44',
      rug: '#8a3047',
      curtain: '#efe4d4',
      view: 'green',
    },
    {
      layout: 'loft',
      wall: '#b8705a',
      floor: '#9c948e',
      floorKind: 'stone',
      sofa: '#4f5f6d',
      rug: '#d9b98a',
      curtain: '#efe4d4',
      view: 'city',
    },
    {
      layout: 'window',
      wall: '#e8d3c6',
      floor: '#a97a53',
      floorKind: 'boards',
      sofa: '#5d7f6c',
      rug: '#c9a08a',
      curtain: '#fbf3e8',
      view: 'mountains',
    },
    {
      layout: 'media',
      wall: '#d5ddd8',
      floor: '#b48d66',
      floorKind: 'boards',
      sofa: '#c98a4a',
      rug: '#7d97a0',
      curtain: '#c9d2cc',
      view: 'green',
    },
    {
      layout: 'fireplace',
      wall: '#c3a59a',
      floor: '#7d5a43',
      floorKind: 'boards',
      sofa: '#49617a',
      rug: '#a3714a',
      curtain: '#efe4d4',
      view: 'mountains',
    },
    {
      layout: 'window',
      wall: '#cdd9df',
      floor: '#cbb08c',
      floorKind: 'parquet',
      sofa: '#3f5f86',
      rug: '#e3d3b8',
      curtain: '#ffffff',
      view: 'sea',
    },
    {
      layout: 'loft',
      wall: '#c9c2ba',
      floor: '#8f6a4c',
      floorKind: 'boards',
      sofa: '#8a3047',
      rug: '#6d7886',
      curtain: '#efe4d4',
      view: 'mountains',
    },
  ] as const
).map((scene) => ({ kind: 'living', suits: homes, draw: (canvas) => drawLiving(canvas, scene) }));

const kitchens: readonly SceneDraft[] = (
  [
    {
      layout: 'island',
      wall: '#f1ece4',
      floor: '#d8c3a2',
      floorKind: 'boards',
      cabinet: '#5d6f62',
      upper: '#5d6f62',
      tile: '#f7f4ee',
      worktop: '#f6f3ee',
      view: 'city',
    },
    {
      layout: 'table',
      wall: '#ece0d4',
      floor: '#c0a184',
      floorKind: 'tiles',
      cabinet: '#7f3549',
      upper: '#f4efe7',
      tile: '#f1ddd2',
      worktop: '#e9e2d6',
      view: 'green',
    },
    {
      layout: 'island',
      wall: '#dfe6ea',
      floor: '#b9b4ae',
      floorKind: 'stone',
      cabinet: '#3f5a76',
      upper: '#eef0f0',
      tile: '#dbe6ec',
      worktop: '#f6f3ee',
      view: 'sea',
    },
    {
      layout: 'table',
      wall: '#f2ead9',
      floor: '#b48d66',
      floorKind: 'parquet',
      cabinet: '#a3714a',
      upper: '#a3714a',
      tile: '#e9dcc2',
      worktop: '#55525a',
      view: 'mountains',
    },
    {
      layout: 'island',
      wall: '#e9e4df',
      floor: '#c9b59a',
      floorKind: 'boards',
      cabinet: '#4c4b52',
      upper: '#8a8890',
      tile: '#e8e2da',
      worktop: '#f4f0ea',
      view: 'city',
    },
    {
      layout: 'table',
      wall: '#e3eae2',
      floor: '#d3bd9c',
      floorKind: 'tiles',
      cabinet: '#8fae9a',
      upper: '#f5f1ea',
      tile: '#d5e2da',
      worktop: '#c79f72',
      view: 'green',
    },
  ] as const
).map((scene) => ({ kind: 'kitchen', suits: homes, draw: (canvas) => drawKitchen(canvas, scene) }));

const bedrooms: readonly SceneDraft[] = (
  [
    {
      layout: 'double',
      wall: '#d3dad6',
      floor: '#c9a67e',
      floorKind: 'boards',
      cover: '#8dadc1',
      headboard: '#8a6042',
      curtain: '#f4ede2',
      view: 'city',
    },
    {
      layout: 'attic',
      wall: '#efe4d4',
      floor: '#a8784f',
      floorKind: 'boards',
      cover: '#7f3549',
      headboard: '#a3714a',
      curtain: '#d9b98a',
      view: 'mountains',
    },
    {
      layout: 'children',
      wall: '#cfe0e6',
      floor: '#d3bd9c',
      floorKind: 'parquet',
      cover: '#5d8fa8',
      headboard: '#e39a7a',
      curtain: '#fbf3e8',
      view: 'green',
    },
    {
      layout: 'double',
      wall: '#e3c9bd',
      floor: '#9c7350',
      floorKind: 'parquet',
      cover: '#a35a5f',
      headboard: '#7f3549',
      curtain: '#fbf3e8',
      view: 'sea',
    },
    {
      layout: 'double',
      wall: '#b9c2bb',
      floor: '#b98a63',
      floorKind: 'boards',
      cover: '#e2c7a5',
      headboard: '#4f6f66',
      curtain: '#efe9de',
      view: 'mountains',
    },
    {
      layout: 'attic',
      wall: '#e2e7ea',
      floor: '#c9a67e',
      floorKind: 'boards',
      cover: '#5f7f9a',
      headboard: '#6d7886',
      curtain: '#c9d2d9',
      view: 'green',
    },
    {
      layout: 'children',
      wall: '#efe0cf',
      floor: '#b98a63',
      floorKind: 'boards',
      cover: '#7f9a6a',
      headboard: '#c98aa0',
      curtain: '#ffffff',
      view: 'city',
    },
  ] as const
).map((scene) => ({ kind: 'bedroom', suits: homes, draw: (canvas) => drawBedroom(canvas, scene) }));

const bathrooms: readonly SceneDraft[] = (
  [
    { layout: 'bath', tile: '#e4ebe8', accent: '#7fa39a', floor: '#a9a59f', metal: '#c9a24d', view: 'green' },
    { layout: 'shower', tile: '#c3d4dc', accent: '#3f6f8a', floor: '#b9a58e', metal: '#8f979c', view: 'city' },
    { layout: 'bath', tile: '#ecd9cf', accent: '#8a3047', floor: '#c0a184', metal: '#b8864a', view: 'mountains' },
    { layout: 'shower', tile: '#d9ddd0', accent: '#7f8f5a', floor: '#8f8a86', metal: '#3f3d44', view: 'green' },
  ] as const
).map((scene) => ({ kind: 'bathroom', suits: homes, draw: (canvas) => drawBathroom(canvas, scene) }));

const terraces: readonly SceneDraft[] = (
  [
    { rail: 'bars', view: 'city', accent: '#7f3549', wall: '#d9c5ad' },
    { rail: 'carved', view: 'green', accent: '#7a4b34', wall: '#e3bfae' },
    { rail: 'glass', view: 'sea', accent: '#5d8fa8', wall: '#f0ece5' },
    { rail: 'glass', view: 'mountains', accent: '#60704f', wall: '#c7bdb1' },
    { rail: 'carved', view: 'city', accent: '#3d7686', wall: '#efe4d4' },
  ] as const
).map((scene) => ({ kind: 'terrace', suits: homes, draw: (canvas) => drawTerrace(canvas, scene) }));

const offices: readonly SceneDraft[] = (
  [
    { layout: 'open', wall: '#e9ece9', floor: '#b9b4ae', floorKind: 'stone', accent: '#3d7686', view: 'city' },
    { layout: 'meeting', wall: '#e6dccf', floor: '#a8784f', floorKind: 'boards', accent: '#7f3549', view: 'mountains' },
  ] as const
).map((scene) => ({ kind: 'office', suits: [5], draw: (canvas) => drawOffice(canvas, scene) }));

export const rooms: readonly SceneDraft[] = [...livings, ...kitchens, ...bedrooms, ...bathrooms, ...terraces, ...offices];
