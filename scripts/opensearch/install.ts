import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Programs, runMaven } from './find-programs';
import { type OpensearchModule, opensearchModules, opensearchVersion, serverArtifacts } from './modules';

type Artifact = OpensearchModule['artifact'];

const pom = (name: string, body: string): string => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>aivani</groupId>
  <artifactId>${name}</artifactId>
  <version>1</version>
${body}
</project>
`;

const dependency = ({ group, name, version }: Artifact): string =>
  `    <dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;

const moduleElement = (name: string): string => `    <module>${name}</module>`;

/** One project for each folder of jars, so that one run of Maven resolves all. */
function writeProjects(folder: string, projects: [name: string, artifacts: Artifact[]][]): void {
  const modules = [
    '  <packaging>pom</packaging>',
    '  <modules>',
    ...projects.map(([name]) => moduleElement(name)),
    '  </modules>',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pom.xml'), pom('opensearch-jars', modules.join('\n')));
  for (const [name, artifacts] of projects) {
    mkdirSync(join(folder, name));
    const dependencies = ['  <dependencies>', ...artifacts.map(dependency), '  </dependencies>'];
    writeFileSync(join(folder, name, 'pom.xml'), pom(name, dependencies.join('\n')));
  }
}

const jarName = (file: string): string => file.replace(/-\d+\.\d+.*\.jar$/, '');

const descriptor = ({ name, classname }: OpensearchModule): string => `name=${name}
description=${name}
version=${opensearchVersion}
opensearch.version=${opensearchVersion}
java.version=11
classname=${classname}
has.native.controller=false
`;

function layOut(jars: string, home: string): void {
  const lib = join(home, 'lib');
  cpSync(join(jars, 'lib'), lib, { recursive: true });
  // A class that stands in two jars refuses the start.
  const inServer = new Set(readdirSync(lib).map(jarName));
  for (const module of opensearchModules) {
    const folder = join(home, 'modules', module.name);
    mkdirSync(folder, { recursive: true });
    const own = readdirSync(join(jars, module.name)).filter((file) => !inServer.has(jarName(file)));
    for (const file of own) copyFileSync(join(jars, module.name, file), join(folder, file));
    writeFileSync(join(folder, 'plugin-descriptor.properties'), descriptor(module));
    if (module.policy) writeFileSync(join(folder, 'plugin-security.policy'), module.policy);
  }
}

/**
 * Resolves the jars of OpenSearch with Maven, once for each version.
 * @returns the folder with `lib` and `modules`
 */
export function installOpensearch({ maven }: Programs): string {
  const home = resolve('.cache/opensearch', opensearchVersion);
  if (existsSync(home)) return home;
  const unfinished = `${home}-${process.pid}`;
  const [projects, jars, laidOut] = ['projects', 'jars', 'home'].map((name) => join(unfinished, name)) as [
    string,
    string,
    string,
  ];
  try {
    writeProjects(projects, [
      ['lib', serverArtifacts],
      ...opensearchModules.map(({ name, artifact }): [string, Artifact[]] => [name, [artifact]]),
    ]);
    const output = `-DoutputDirectory=${jars}/\${project.artifactId}`;
    runMaven(maven, ['dependency:copy-dependencies', '-DincludeScope=runtime', output], projects);
    layOut(jars, laidOut);
    if (!existsSync(home)) renameSync(laidOut, home);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return home;
}
