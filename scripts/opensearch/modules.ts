/** The last version that runs on Java 17. */
export const opensearchVersion = '2.19.6';
/** The version of the log4j-api that OpenSearch brings. */
const log4jVersion = '2.25.4';

type Artifact = { group: string; name: string; version: string };

const artifact = (group: string, name: string, version = opensearchVersion): Artifact => ({ group, name, version });
const plugin = (name: string): Artifact => artifact('org.opensearch.plugin', name);

export const serverArtifacts: Artifact[] = [
  artifact('org.opensearch', 'opensearch'),
  artifact('org.opensearch', 'opensearch-plugin-classloader'),
  artifact('org.apache.logging.log4j', 'log4j-core', log4jVersion),
];

/** A module of OpenSearch; its jar on Maven Central carries neither descriptor nor policy. */
export type OpensearchModule = { name: string; artifact: Artifact; classname: string; policy?: string };

const nettyPolicy = `grant codeBase "\${codebase.netty-common}" {
  permission java.lang.RuntimePermission "setContextClassLoader";
  permission java.io.FilePermission "/proc/sys/net/core/somaxconn", "read";
  permission java.net.SocketPermission "*", "accept,connect";
};
grant codeBase "\${codebase.netty-transport}" {
  permission java.util.PropertyPermission "sun.nio.ch.bugLevel", "write";
};
`;
const painlessPolicy = `grant {
  permission java.lang.RuntimePermission "createClassLoader";
};
`;

export const opensearchModules: OpensearchModule[] = [
  {
    name: 'transport-netty4',
    artifact: plugin('transport-netty4-client'),
    classname: 'org.opensearch.transport.Netty4Plugin',
    policy: nettyPolicy,
  },
  {
    name: 'lang-painless',
    artifact: plugin('lang-painless'),
    classname: 'org.opensearch.painless.PainlessPlugin',
    policy: painlessPolicy,
  },
  {
    name: 'analysis-common',
    artifact: plugin('analysis-common'),
    classname: 'org.opensearch.analysis.common.CommonAnalysisPlugin',
  },
  {
    name: 'mapper-extras',
    artifact: plugin('mapper-extras-client'),
    classname: 'org.opensearch.index.mapper.MapperExtrasPlugin',
  },
  { name: 'parent-join', artifact: plugin('parent-join-client'), classname: 'org.opensearch.join.ParentJoinPlugin' },
  { name: 'percolator', artifact: plugin('percolator-client'), classname: 'org.opensearch.percolator.PercolatorPlugin' },
  { name: 'geo', artifact: plugin('geo'), classname: 'org.opensearch.geo.GeoModulePlugin' },
  { name: 'reindex', artifact: plugin('reindex-client'), classname: 'org.opensearch.index.reindex.ReindexPlugin' },
];
