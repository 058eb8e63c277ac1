import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readComposeFile, type Service, settingsOf } from '#e2e/commands/read-compose-file.ts';
import { proxyNetworks, readEnv, settingNames } from '#lib/env.ts';

const folder = 'docs/deploy';
const file = readComposeFile({ KEY_PEPPER: 'a pepper of several machines', POSTGRES_PASSWORD: 'secret1' });
const services = Object.entries(file.services);
const servicesLike = (pattern: RegExp) => services.filter(([name]) => pattern.test(name));
const ours = services.filter(([, { image }]) => image === 'madar');
const nodes = services.filter(([, { image }]) => image.startsWith('opensearchproject/opensearch:'));

describe('The compose file', () => {
  it('has nginx, two web processes, a writer, three nodes of OpenSearch and PostgreSQL', () => {
    expect(
      [servicesLike(/^nginx$/), servicesLike(/^web\d$/), servicesLike(/^writer$/), nodes, servicesLike(/^postgres$/)].map(
        (some) => some.length,
      ),
    ).toEqual([1, 2, 1, 3, 1]);
    expect(services).toHaveLength(8);
  });

  it.each(ours)('gives %s existing settings with which it starts', (_name, service) => {
    const settings = settingsOf(service);
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
    const env = readEnv(settings);
    expect(env.SEARCH_URL).toEqual(nodes.map(([name]) => `http://${name}:9200`));
    expect(env.PROCESSES).toBe(servicesLike(/^web\d$/).length);
    expect(service.build && existsSync(join(folder, service.build.context, service.build.dockerfile))).toBe(true);
  });

  it('gives all processes the same settings, and each its own folder', () => {
    expect(new Set(ours.map(([, service]) => JSON.stringify(settingsOf(service)))).size).toBe(1);
    expect(new Set(ours.map(([, { volumes = [] }]) => volumes.join())).size).toBe(ours.length);
    for (const [, { volumes = [] }] of ours) expect(volumes).toEqual([expect.stringMatching(/^\w+:\/data$/)]);
  });

  it('runs the version of OpenSearch that the tests run', () => {
    const [, tested] = /<artifactId>opensearch<\/artifactId>\s*<version>([\d.]+)</.exec(
      readFileSync('lib/testing/opensearch/pom.xml', 'utf8'),
    ) as RegExpExecArray;
    expect(nodes.map(([, { image }]) => image)).toEqual(Array(3).fill(`opensearchproject/opensearch:${tested}`));
  });

  it('contains no bare true, which Compose rejects', () => {
    const values = services.flatMap(([, { environment = {} }]) => Object.values(environment));
    expect(values.filter((value) => typeof value === 'boolean')).toEqual([]);
  });

  it('has nodes that find each other', () => {
    const allNodes = nodes.map(([name]) => name).join(',');
    for (const [name, { environment }] of nodes)
      expect(environment).toMatchObject({
        'node.name': name,
        'discovery.seed_hosts': allNodes,
        'cluster.initial_cluster_manager_nodes': allNodes,
      });
  });

  it('connects the web processes to the database that it creates', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = settingsOf(file.services.postgres as Service);
    const { DATABASE_URL } = settingsOf(file.services.web1 as Service);
    expect(DATABASE_URL).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`);
  });

  it('exposes only the port of nginx, which forwards to both web processes and is their trusted proxy', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    const { content } = file.configs.nginx as { content: string };
    expect([...content.matchAll(/server (\w+:\d+) /g)].map(([, upstream]) => upstream)).toEqual(['web1:3000', 'web2:3000']);
    const subnet = file.networks.site?.ipam?.config[0]?.subnet ?? '';
    expect(settingsOf(file.services.web1 as Service).TRUST_PROXY).toBe(subnet);
    expect(proxyNetworks(subnet)?.check('172.28.0.9')).toBe(true);
    expect(file.networks.site?.internal).toBe(true);
  });

  it('forwards like nginx.conf', () => {
    const directives = (lines: string) =>
      [...lines.matchAll(/^\s*(proxy_\w+|gzip|client_max_body_size|large_client_header_buffers)\b/gm)].map(([, one]) => one);
    const { content } = file.configs.nginx as { content: string };
    expect(directives(content)).toEqual(directives(readFileSync(join(folder, 'nginx.conf'), 'utf8')));
  });

  it('names no volume, network, service or configuration that it does not define', () => {
    const usedNames = services.flatMap(([, { volumes = [], networks, depends_on = [], configs = [] }]) => [
      ...volumes.map((volume) => `volume ${volume.split(':')[0]}`),
      ...networks.map((network) => `network ${network}`),
      ...depends_on.map((service) => `service ${service}`),
      ...configs.map(({ source }) => `configuration ${source}`),
    ]);
    const defined = [
      ...Object.keys(file.volumes).map((name) => `volume ${name}`),
      ...Object.keys(file.networks).map((name) => `network ${name}`),
      ...Object.keys(file.services).map((name) => `service ${name}`),
      ...Object.keys(file.configs).map((name) => `configuration ${name}`),
    ];
    expect(usedNames.filter((name) => !defined.includes(name))).toEqual([]);
    expect(Object.keys(file.volumes).filter((name) => !usedNames.includes(`volume ${name}`))).toEqual([]);
  });
});
