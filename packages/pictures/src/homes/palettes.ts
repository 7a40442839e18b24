import type { FloorKind } from '../interiors/room';

/** Colours of the rooms of one home. */
export interface HomePalette {
  wall: string;
  floor: string;
  floorKind: FloorKind;
  sofa: string;
  rug: string;
  curtain: string;
  cabinet: string;
  upper: string;
  tile: string;
  worktop: string;
  cover: string;
  headboard: string;
  accent: string;
  metal: string;
}

function palette(
  [wall, floor, floorKind]: readonly [string, string, FloorKind],
  [sofa, rug, curtain]: readonly [string, string, string],
  [cabinet, upper, tile, worktop]: readonly [string, string, string, string],
  [cover, headboard, accent, metal]: readonly [string, string, string, string],
): HomePalette {
  return { wall, floor, floorKind, sofa, rug, curtain, cabinet, upper, tile, worktop, cover, headboard, accent, metal };
}

export const palettes = {
  linen: palette(
    ['#ece7de', '#c9a67e', 'boards'],
    ['#8f9c93', '#d9c3a6', '#f7f2e9'],
    ['#c4b69f', '#f4f0e8', '#eee7da', '#f8f5ef'],
    ['#b9c2b4', '#a97c55', '#8f9c93', '#c9a24d'],
  ),
  sage: palette(
    ['#dfe6dc', '#b98a63', 'boards'],
    ['#5d7f6c', '#d7c19a', '#f4f2e8'],
    ['#6f8a76', '#eef1e9', '#dbe5d8', '#f6f3ee'],
    ['#93ad98', '#8a6042', '#5d7f6c', '#c9a24d'],
  ),
  plum: palette(
    ['#e9dfe0', '#a97a53', 'parquet'],
    ['#7f3549', '#c9a3a6', '#f4e9e4'],
    ['#6d3a4c', '#f1e8e4', '#ead9d6', '#f6f0ea'],
    ['#a8707f', '#6a4a55', '#7f3549', '#b8864a'],
  ),
  sky: palette(
    ['#e1eaef', '#d3bd9c', 'parquet'],
    ['#5d8fa8', '#e3d3b8', '#ffffff'],
    ['#7f9fb2', '#f4f6f6', '#dbe6ec', '#f6f3ee'],
    ['#8dadc1', '#b98a63', '#5d8fa8', '#8f979c'],
  ),
  ochre: palette(
    ['#f1e4cd', '#a8784f', 'parquet'],
    ['#c98a4a', '#8a5a44', '#f7ecd6'],
    ['#b07b3f', '#f4ebdb', '#f0dfc0', '#e9e2d6'],
    ['#d9ab6a', '#8a5a44', '#c98a4a', '#b8864a'],
  ),
  graphite: palette(
    ['#e4e3e1', '#9c948e', 'stone'],
    ['#4f5660', '#b9b2a8', '#eeeae4'],
    ['#4c4b52', '#e9e6e2', '#d9d6d1', '#f4f0ea'],
    ['#8d939c', '#4c4b52', '#c98a4a', '#3f3d44'],
  ),
  marine: palette(
    ['#e3edf1', '#d8c3a2', 'boards'],
    ['#3f5f86', '#e3d3b8', '#ffffff'],
    ['#3f5a76', '#f3f5f5', '#d5e4ec', '#f6f3ee'],
    ['#5f7f9a', '#d8b78d', '#3f5f86', '#8f979c'],
  ),
  coral: palette(
    ['#f5e6de', '#cbb08c', 'boards'],
    ['#d0786a', '#8db0b8', '#fff6ee'],
    ['#d0907f', '#f8f3ed', '#f3ddd3', '#fbf7f1'],
    ['#e0a595', '#b98a63', '#d0786a', '#c9a24d'],
  ),
  sand: palette(
    ['#f3ecdf', '#e0cba6', 'stone'],
    ['#c2ab86', '#7fa6a8', '#ffffff'],
    ['#d0bd9b', '#fbf8f2', '#e4ece8', '#ffffff'],
    ['#9cbcbb', '#c2a37a', '#7fa6a8', '#c9a24d'],
  ),
  dune: palette(
    ['#efe3d0', '#c39a6b', 'parquet'],
    ['#6f7f72', '#cf9a5f', '#f9f1e2'],
    ['#8f8a6a', '#f5efe2', '#e8dcc4', '#f3ece0'],
    ['#b5a883', '#a3714a', '#cf9a5f', '#b8864a'],
  ),
  walnut: palette(
    ['#efe4d4', '#9c7350', 'parquet'],
    ['#8a5a44', '#8a3047', '#f2e4cd'],
    ['#a3714a', '#b98a5f', '#e9dcc2', '#55525a'],
    ['#b96c53', '#7a4b34', '#8a5a44', '#b8864a'],
  ),
  wine: palette(
    ['#ead6cb', '#8f6a4c', 'parquet'],
    ['#7f3549', '#49617a', '#f4e7da'],
    ['#7f3549', '#f4efe7', '#f1ddd2', '#e9e2d6'],
    ['#a35a5f', '#6a3a3a', '#7f3549', '#c9a24d'],
  ),
  rose: palette(
    ['#f1dcd6', '#b48d66', 'parquet'],
    ['#b9788a', '#7d97a0', '#fbf3ee'],
    ['#c79aa2', '#f8f1ec', '#f3e2dd', '#efe7de'],
    ['#d6a6ad', '#9a6b47', '#b9788a', '#c9a24d'],
  ),
  tobacco: palette(
    ['#dccbb3', '#7d5a43', 'boards'],
    ['#60704f', '#a3714a', '#efe4d4'],
    ['#60704f', '#e8dcc6', '#ddd0b4', '#c79f72'],
    ['#a8996a', '#6a4a35', '#60704f', '#b8864a'],
  ),
  olive: palette(
    ['#e3e2d0', '#a8784f', 'boards'],
    ['#7f8f5a', '#b96c53', '#f4f0df'],
    ['#8f9a6a', '#f1eee0', '#e0e2cd', '#c79f72'],
    ['#aab07f', '#8a6042', '#7f8f5a', '#b8864a'],
  ),
  mint: palette(
    ['#dcebe3', '#c0a184', 'tiles'],
    ['#3d7686', '#d9957a', '#f7faf6'],
    ['#8fae9a', '#f5f7f1', '#d5e6dc', '#c79f72'],
    ['#8fc0b5', '#a97c55', '#3d7686', '#8f979c'],
  ),
  meadow: palette(
    ['#f3eed9', '#b98a63', 'boards'],
    ['#5d8a6a', '#d9a441', '#ffffff'],
    ['#7fa07a', '#f8f5ea', '#e9ead0', '#c79f72'],
    ['#a8c79a', '#b98a63', '#d98a6c', '#c9a24d'],
  ),
  pine: palette(
    ['#d9b88c', '#a3754c', 'boards'],
    ['#5d7f6c', '#8a3047', '#f4ede0'],
    ['#6f8a76', '#e8d6b6', '#e4e0d0', '#8a6042'],
    ['#93ad98', '#8a6042', '#5d7f6c', '#3f3d44'],
  ),
  rust: palette(
    ['#cfa27a', '#8a6042', 'boards'],
    ['#a3563f', '#49617a', '#f2e6d4'],
    ['#7a5240', '#e5cfae', '#e0d2b8', '#5d4034'],
    ['#c07a5a', '#6a4a35', '#a3563f', '#3f3d44'],
  ),
  snow: palette(
    ['#e9e1d5', '#b08a63', 'boards'],
    ['#8a8f98', '#b23a48', '#ffffff'],
    ['#7d8790', '#f2ede4', '#e4e6e6', '#a3714a'],
    ['#b9c4cc', '#8a6042', '#b23a48', '#3f3d44'],
  ),
  ember: palette(
    ['#b98a62', '#7a5238', 'boards'],
    ['#8a3047', '#c98a4a', '#e8d6b6'],
    ['#6d3a3a', '#d9b88c', '#dcc7a6', '#4a3129'],
    ['#a35a5f', '#5d4034', '#c98a4a', '#c9a24d'],
  ),
} as const satisfies Record<string, HomePalette>;

export type PaletteName = keyof typeof palettes;
